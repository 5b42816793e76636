import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { Offer } from '#game-frame/table/offer.tsx';
import { keptBattle } from '#game-frame/table/unfinished.ts';
import { noteDeed } from '#log/stored-log.ts';
import { focusGrid } from '#ui/grid.ts';
import { formatGame, parseGame } from './game-text.ts';
import { MEMORY_ID, type TabledGame } from './late-left-game.tsx';
import { starsFor } from './scoring.ts';
import { movesOf, type MemoryState } from './state.ts';
import type { MemoryView } from './view.ts';

interface LeftGameProps {
  readonly i18n: I18n;
  readonly tabled: TabledGame;
}

/** Keeps the game on the table, and offers the one that was left. */
export function LeftGame({ i18n, tabled }: LeftGameProps) {
  const { storage, view, readState, goOn } = tabled;
  const { status, moves, hintsLeft } = view;
  const [kept] = useState(() =>
    keptBattle(storage, MEMORY_ID, { format: formatGame, parse: parseGame }),
  );
  const [left, setLeft] = useState(() => (status === 'ready' ? kept.read() : null));

  // Once another game has begun, the one that was left is offered no more.
  if (left !== null && status !== 'ready') setLeft(null);

  const keepIt = useEffectEvent((drawn: Pick<MemoryView, 'status' | 'moves' | 'hintsLeft'>) => {
    const state = readState();
    if (['loading', 'found', 'complete'].includes(drawn.status)) kept.write(null);
    // Cards that lie ready, and the first that is turned, replace nothing.
    else if (isUnderWay(state)) kept.write({ ...state, phase: { kind: 'paused' } });
  });
  useEffect(() => keepIt({ status, moves, hintsLeft }), [status, moves, hintsLeft]);

  const noteIt = useEffectEvent(() => {
    const { difficulty, moves: figure, seconds, pairs } = view;
    const stars = starsFor(figure, pairs);
    noteDeed(storage, { kind: 'hunt', difficulty, moves: figure, seconds, stars }, Date.now());
  });
  useEffect(() => {
    if (status === 'found') noteIt();
  }, [status]);

  if (left === null) return null;
  return (
    <I18nProvider i18n={i18n}>
      <Offer
        words={msg`Continue your hunt?`}
        onContinue={() => {
          goOn(left);
          document.querySelector<HTMLElement>('[data-pause] button')?.focus();
        }}
        onDecline={() => {
          setLeft(null);
          kept.write(null);
          focusGrid(document.querySelector('main [role="grid"]'));
        }}
      />
    </I18nProvider>
  );
}

/** Whether there is a game to keep; it may be further on than what is drawn, and over. */
function isUnderWay(state: MemoryState): boolean {
  const { kind } = state.phase;
  return movesOf(state) > 0 && (kind === 'playing' || kind === 'paused');
}

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Match, Move } from '#core/game.ts';
import { formatMatch, parseMatch, type WrittenGame } from '#core/match-text.ts';
import type { Level } from '#core/mode.ts';
import { startMatch } from '#core/versus.ts';
import { Button } from '#ui/button.tsx';
import { focusBoard } from '#ui/grid.ts';
import { useLateModule } from '#ui/late-module.ts';
import { battleText } from './link.ts';
import { Offer } from './offer.tsx';
import type { Seated } from './seated.ts';
import css from './table.module.css';
import { keptBattle } from './unfinished.ts';
import { useLog } from './use-log.ts';

const loadDialog = () => import('./send-dialog.tsx');

interface TableProps {
  readonly i18n: I18n;
  readonly game: WrittenGame;
  readonly seated: Seated;
}

/** What is offered between the turn indicator and the board. */
type Offered =
  | { readonly kind: 'left'; readonly match: Match<Level> }
  /** A link did not hold a battle. */
  | { readonly kind: 'damaged' };

/** Keeps the battle on the board, offers the one that was left, and opens those of links. */
export function Table({ i18n, game, seated }: TableProps) {
  const { storage, freshSeed, match, isUnderWay, begin, sending } = seated;
  const [kept] = useState(() =>
    keptBattle(storage, game.id, {
      format: (left: Match<Level>) => formatMatch(game, left),
      parse: (text) => parseMatch(game, text),
    }),
  );
  const [offer, setOffer] = useState<Offered | null>(() => leftBattle(kept.read, seated));
  // The first move answers what is asked.
  const [seen, setSeen] = useState(match.moves);
  if (match.moves !== seen) {
    setSeen(match.moves);
    if (match.moves.length > 0) setOffer(null);
  }
  const noteOpened = useKeeping(kept.write, seated);
  const noteLinked = useLog(seated);
  useLinks((text) => {
    const linked = parseMatch(game, text);
    if (linked === null) return refuseLink();
    setOffer(null);
    noteLinked(linked.moves);
    open(linked);
    bringIntoView();
  });

  /** A link that holds no battle leaves the board empty; what is under way there is kept, to be continued. */
  function refuseLink(): void {
    setOffer({ kind: 'damaged' });
    if (match.moves.length === 0) return;
    const empty = startMatch(match.seats, freshSeed());
    noteOpened(empty.moves);
    begin(empty);
  }

  /** Puts a match on the board in place of the one that is there, whoever plays it. */
  function open(chosen: Match<Level>): void {
    // Other players take their seats only between two matches.
    if (isUnderWay) begin(startMatch(match.seats, freshSeed()));
    noteOpened(chosen.moves);
    const seed = chosen.seed === match.seed ? freshSeed() : chosen.seed;
    begin({ ...chosen, seed });
  }

  function settle(step: () => void): void {
    setOffer(null);
    step();
    // The buttons go; the board is where play goes on.
    focusBoard();
  }

  const dialog = useLateModule(sending.isOpen, loadDialog, (cause) => {
    console.warn('The battle cannot be sent.', cause);
    sending.setIsOpen(false);
  });

  return (
    <I18nProvider i18n={i18n}>
      {offer?.kind === 'damaged' && (
        <DamagedLink onNewBattle={() => settle(() => setOffer(leftBattle(kept.read, seated)))} />
      )}
      {offer?.kind === 'left' && (
        <Offer
          words={msg`Continue your battle?`}
          onContinue={() => settle(() => open(offer.match))}
          onDecline={() => settle(() => kept.write(null))}
        />
      )}
      {sending.isOpen && dialog !== null && (
        <dialog.SendDialog
          game={game}
          match={match}
          onClose={() => sending.setIsOpen(false)}
          returnFocus={() => document.querySelector<HTMLElement>('[data-send] button')?.focus()}
        />
      )}
    </I18nProvider>
  );
}

function DamagedLink({ onNewBattle }: { readonly onNewBattle: () => void }) {
  const { t } = useLingui();
  return (
    <div className={css['offer']} role="alert" data-table-offer>
      <p className={css['words']}>{t`This link does not hold a battle.`}</p>
      <div className={css['answers']}>
        <Button kind="primary" onClick={onNewBattle}>{t`New Battle`}</Button>
      </div>
    </div>
  );
}

/** On the home page the board stands below the fold. */
function bringIntoView(): void {
  const grid = document.querySelector('main [role="grid"]');
  grid?.closest('[id]')?.scrollIntoView({ block: 'nearest' });
}

/** The battle that was left, unless another one has begun. */
function leftBattle(read: () => Match<Level> | null, { match }: Seated): Offered | null {
  const left = match.moves.length === 0 ? read() : null;
  return left === null ? null : { kind: 'left', match: left };
}

/**
 * Keeps what is played. A match that is only looked at, on which nobody has played yet, replaces nothing: the
 * returned function names its moves before it comes.
 */
function useKeeping(
  write: (match: Match<Level> | null) => void,
  { match, isUnderWay }: Seated,
): (opened: readonly Move[]) => void {
  const opened = useRef(match.moves.length === 0 ? match.moves : null);
  const keepIt = useEffectEvent((moves: readonly Move[]) => {
    if (moves !== opened.current) write(isUnderWay ? match : null);
  });
  useEffect(() => keepIt(match.moves), [match.moves]);
  return (moves) => {
    opened.current = moves;
  };
}

/** Takes the battle out of the page's address, now and whenever another link is followed. */
function useLinks(onText: (text: string) => void): void {
  const take = useEffectEvent(() => {
    const { hash, pathname, search } = location;
    const text = battleText(hash);
    if (text === null) return;
    history.replaceState(history.state, '', pathname + search);
    onText(text);
  });
  useEffect(() => {
    const onHashChange = () => take();
    onHashChange();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import type { Move } from '#core/game.ts';
import { NO_RESULTS, sumOf, total, type Tally } from '#core/series.ts';
import { seriesTally } from '#log/counts.ts';
import { BATTLE_GAMES, BATTLE_RESULTS, type BattleResult, type Deed } from '#log/deeds.ts';
import { logIn, noteDeed } from '#log/stored-log.ts';
import type { Seated } from './seated.ts';

/**
 * Notes in the captain's log what is told of the battles, and adds the results of earlier visits to the scores.
 * The returned function is told of the moves of a battle that came by a link, before they are on the board: the
 * next move answers it.
 */
export function useLog(seated: Seated): (linked: readonly Move[]) => void {
  const { id, storage, match, mode, tally } = seated;
  const game = BATTLE_GAMES.find((known) => known === id);
  /** The results that have been noted, here or on earlier visits; `null` until those are recalled. */
  const noted = useRef<Tally | null>(null);
  const playedMode = useRef(mode);
  const linked = useRef<readonly Move[] | null>(null);

  const note = (deed: Deed) => noteDeed(storage, deed, Date.now());

  const noteResults = useEffectEvent((told: Tally) => {
    if (game === undefined) return;
    const isFirst = noted.current === null;
    const before = noted.current ?? NO_RESULTS;
    const log = logIn(storage).readAfresh();
    if (total(told) < total(before)) note({ kind: 'reset', game });
    for (const result of resultsBetween(before, told)) {
      note({ kind: 'battle', game, mode: playedMode.current, result });
    }
    noted.current = told;
    const earlier = isFirst && log.isOn ? seriesTally(log.entries, game) : NO_RESULTS;
    if (total(earlier) === 0) return;
    noted.current = sumOf(told, earlier);
    seated.recall(earlier);
  });
  useEffect(() => noteResults(tally), [tally]);

  // After the results: a battle that is told because the next one begins was played in its own mode.
  useEffect(() => {
    playedMode.current = mode;
  }, [mode]);

  const noteAnswer = useEffectEvent((moves: readonly Move[]) => {
    if (linked.current === null || moves === linked.current) return;
    const isAnswer = linked.current.every((move, ply) => moves[ply] === move);
    const isLonger = moves.length > linked.current.length;
    linked.current = null;
    // The computer answers by itself.
    if (game === undefined || !isAnswer || !isLonger || playedMode.current !== 'two-players')
      return;
    note({ kind: 'answer', game });
  });
  useEffect(() => noteAnswer(match.moves), [match.moves]);

  return (moves) => {
    linked.current = moves;
  };
}

function resultsBetween(before: Tally, after: Tally): readonly BattleResult[] {
  return BATTLE_RESULTS.flatMap((result) =>
    Array.from({ length: Math.max(0, after[result] - before[result]) }, () => result),
  );
}

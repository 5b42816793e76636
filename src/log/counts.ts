import { opponent, type Side } from '#core/game.ts';
import { modesOf, type Mode } from '#core/mode.ts';
import { NO_RESULTS, type Tally } from '#core/series.ts';
import { levelsOf, type GameId } from '#games/catalogue.ts';
import { DIFFICULTIES, type Difficulty } from '#games/memory/difficulties.ts';
import type { PuzzleId } from '#games/puzzles/ids.ts';
import type { BattleResult, Deed, Entry } from './deeds.ts';

/** How the battles of a side went. */
export interface Count {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The most battles won one after the other. */
  readonly streak: number;
}

/** The battles of a side in a mode; against the computer the person has the first side. */
export interface BattleRow extends Count {
  readonly mode: Mode;
  readonly side: Side;
}

/** What has been reached in memory. */
export interface HuntRow {
  readonly difficulty: Difficulty;
  readonly hunts: number;
  /** The fewest moves, the least time, the most stars; `null` before the first hunt. */
  readonly moves: number | null;
  readonly seconds: number | null;
  readonly stars: number | null;
}

/** The battles of a game, one row for each side that people can have. */
export function battleRows(entries: readonly Entry[], game: GameId): readonly BattleRow[] {
  return modesOf(levelsOf(game)).flatMap((mode) => {
    const results = entries.flatMap(({ deed }) =>
      deed.kind === 'battle' && deed.game === game && deed.mode === mode ? [deed.result] : [],
    );
    const sides: readonly Side[] = mode === 'two-players' ? ['first', 'second'] : ['first'];
    return sides.map((side) => ({ mode, side, ...countOf(results, side) }));
  });
}

/** The scores of a game's series: its results since they were last set to zero. */
export function seriesTally(entries: readonly Entry[], game: GameId): Tally {
  return entries.reduce((tally, { deed }) => tallied(tally, deed, game), NO_RESULTS);
}

/** What has been reached in memory, for each difficulty. */
export function huntRows(entries: readonly Entry[]): readonly HuntRow[] {
  return DIFFICULTIES.map((difficulty) => {
    const hunts = entries.flatMap(({ deed }) =>
      deed.kind === 'hunt' && deed.difficulty === difficulty ? [deed] : [],
    );
    const none = hunts.length === 0;
    return {
      difficulty,
      hunts: hunts.length,
      moves: none ? null : Math.min(...hunts.map(({ moves }) => moves)),
      seconds: none ? null : Math.min(...hunts.map(({ seconds }) => seconds)),
      stars: none ? null : Math.max(...hunts.map(({ stars }) => stars)),
    };
  });
}

/** The puzzles that have ever been solved. */
export function puzzlesSolved(entries: readonly Entry[]): ReadonlySet<PuzzleId> {
  return new Set(entries.flatMap(({ deed }) => (deed.kind === 'puzzle' ? [deed.id] : [])));
}

/** The puzzles that have been solved since they were last taken up anew. */
export function puzzlesSolvedNow(entries: readonly Entry[]): ReadonlySet<PuzzleId> {
  return puzzlesSolved(
    entries.slice(entries.findLastIndex(({ deed }) => deed.kind === 'again') + 1),
  );
}

/** The dates of the daily voyages that have been solved. */
export function voyagesSolved(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ deed }) => (deed.kind === 'voyage' ? [deed.date] : [])));
}

function countOf(results: readonly BattleResult[], side: Side): Count {
  const won = results.filter((result) => result === side).length;
  const lost = results.filter((result) => result === opponent(side)).length;
  return { won, lost, drawn: results.length - won - lost, streak: longestRun(results, side) };
}

function longestRun(results: readonly BattleResult[], side: Side): number {
  let longest = 0;
  let run = 0;
  for (const result of results) {
    run = result === side ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function tallied(tally: Tally, deed: Deed, game: GameId): Tally {
  if (deed.kind === 'reset' && deed.game === game) return NO_RESULTS;
  if (deed.kind !== 'battle' || deed.game !== game) return tally;
  return { ...tally, [deed.result]: tally[deed.result] + 1 };
}

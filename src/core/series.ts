import type { Match, Outcome, Rules, Seats } from './game.ts';
import type { Machine } from './machine.ts';
import type { ThinkTask, VersusCue, VersusEvent } from './versus.ts';
import { positionOf, startMatch, versus } from './versus.ts';

/** How many matches each side has won and how many were drawn. */
export interface Tally {
  readonly first: number;
  readonly second: number;
  readonly draws: number;
}

/** A run of matches on one board, and their results. */
export interface Series<Level> {
  readonly match: Match<Level>;
  readonly tally: Tally;
}

/** What can happen to a series. */
export type SeriesEvent<Level> = VersusEvent<Level> | { readonly type: 'resetTally' };

export const NO_RESULTS: Tally = { first: 0, second: 0, draws: 0 };

/** What to report about a series. */
export type SeriesCue<Position> = VersusCue<Position> | { readonly kind: 'tallyReset' };

/** The session of a series: each match that is played to its end counts once. */
export function series<Position, Level>(
  rules: Rules<Position>,
): Machine<Series<Level>, SeriesEvent<Level>, ThinkTask<Position, Level>, SeriesCue<Position>> {
  const matches = versus<Position, Level>(rules);

  function update(state: Series<Level>, event: SeriesEvent<Level>): Series<Level> {
    // Counters at zero are reset too: a person who asks for a reset is told that it is done.
    if (event.type === 'resetTally') return { ...state, tally: { ...NO_RESULTS } };
    const match = matches.update(state.match, event);
    if (match === state.match) return state;
    const outcome = event.type === 'play' ? rules.outcome(positionOf(rules, match)) : null;
    return { match, tally: outcome === null ? state.tally : counted(state.tally, outcome) };
  }

  return {
    update,
    tasks: (state) => matches.tasks(state.match),
    cues: (before, after) =>
      after.match === before.match
        ? [{ kind: 'tallyReset' }]
        : matches.cues(before.match, after.match),
  };
}

/** A series before its first match. */
export function startSeries<Level>(seats: Seats<Level>, seed: number): Series<Level> {
  return { match: startMatch(seats, seed), tally: NO_RESULTS };
}

/** How many matches the tally counts. */
export function total(tally: Tally): number {
  return tally.first + tally.second + tally.draws;
}

function counted(tally: Tally, outcome: Outcome): Tally {
  const result = outcome.kind === 'win' ? outcome.winner : 'draws';
  return { ...tally, [result]: tally[result] + 1 };
}

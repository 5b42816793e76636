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

/** What can happen to a series; `reseat` begins a match with other players, between matches only. */
export type SeriesEvent<Level> =
  | VersusEvent
  | { readonly type: 'resetTally' }
  | { readonly type: 'reseat'; readonly seats: Seats<Level>; readonly seed: number };

export const NO_RESULTS: Tally = { first: 0, second: 0, draws: 0 };

/** What to report about a series. */
export type SeriesCue<Position> = VersusCue<Position> | { readonly kind: 'tallyReset' };

/** The session of a series: each finished match counts once, until it is undone. */
export function series<Position, Level>(
  rules: Rules<Position>,
): Machine<Series<Level>, SeriesEvent<Level>, ThinkTask<Position, Level>, SeriesCue<Position>> {
  const matches = versus<Position, Level>(rules);

  function update(state: Series<Level>, event: SeriesEvent<Level>): Series<Level> {
    // Counters at zero are reset too: a person who asks for a reset is told that it is done.
    if (event.type === 'resetTally') return { ...state, tally: { ...NO_RESULTS } };
    if (event.type === 'reseat') {
      return isUnderWay(rules, state.match)
        ? state
        : { ...state, match: startMatch(event.seats, event.seed) };
    }
    const match = matches.update(state.match, event);
    return match === state.match ? state : { match, tally: tallyAfter(state, match, event) };
  }

  function tallyAfter(state: Series<Level>, match: Match<Level>, event: VersusEvent): Tally {
    switch (event.type) {
      case 'play':
        return count(state.tally, outcomeOf(match), 1);
      case 'undo':
        return count(state.tally, outcomeOf(state.match), -1);
      case 'restart':
        return state.tally;
      default:
        return event satisfies never;
    }
  }

  function outcomeOf(match: Match<Level>): Outcome | null {
    return rules.outcome(positionOf(rules, match));
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

/** Whether a match has begun and not ended: its players can only be changed before or after. */
export function isUnderWay<Position, Level>(rules: Rules<Position>, match: Match<Level>): boolean {
  return match.moves.length > 0 && rules.outcome(positionOf(rules, match)) === null;
}

/** How many matches the tally counts. */
export function total(tally: Tally): number {
  return tally.first + tally.second + tally.draws;
}

// A match that is undone after a reset is no longer in the tally, hence the floor.
function count(tally: Tally, outcome: Outcome | null, by: 1 | -1): Tally {
  if (outcome === null) return tally;
  const result = outcome.kind === 'win' ? outcome.winner : 'draws';
  return { ...tally, [result]: Math.max(0, tally[result] + by) };
}

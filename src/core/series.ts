import type { Match, Move, Outcome, Rules, Seats, Side } from './game.ts';
import { extend } from './game.ts';
import type { Keyed, Machine } from './machine.ts';
import type { ThinkTask, VersusCue, VersusEvent } from './versus.ts';
import { matchKey, positionOf, startMatch, versus } from './versus.ts';

/** How many matches each side has won and how many were drawn. */
export interface Tally {
  readonly first: number;
  readonly second: number;
  readonly draws: number;
}

/** A match, and the results of those before it. */
export interface Standing<Level> {
  readonly match: Match<Level>;
  readonly tally: Tally;
  /** The moves that were taken back and can be restored, the next one first. */
  readonly undone: readonly Move[];
}

/**
 * What the last move still takes to be seen: first its piece lands; then, if it ended the match, the
 * result is seen on the board alone.
 */
export type Settling = 'landing' | 'result';

/** A run of matches on one board, and their results. */
export interface Series<Level> extends Standing<Level> {
  /** What has been told: the standing before the last move for as long as that move settles. */
  readonly told: Standing<Level>;
  /** `null` exactly when all has been told. */
  readonly settling: Settling | null;
}

/** What can happen to a series. */
export type SeriesEvent<Level> =
  | VersusEvent<Level>
  | { readonly type: 'redo' }
  | { readonly type: 'resetTally' }
  /** Results of earlier visits count too. */
  | { readonly type: 'recallTally'; readonly tally: Tally }
  | { readonly type: 'settled'; readonly ply: number; readonly step: Settling };

/** The last move is being seen; the end of it is the event `settled` with this `ply` and `step`. */
export interface SettleTask<Position> extends Keyed {
  readonly kind: 'settle';
  readonly step: Settling;
  readonly ply: number;
  readonly move: Move;
  /** What the move has led to. */
  readonly position: Position;
}

/** What a series waits for. */
export type SeriesTask<Position, Level> = ThinkTask<Position, Level> | SettleTask<Position>;

export const NO_RESULTS: Tally = { first: 0, second: 0, draws: 0 };

/** What to report about a series. */
export type SeriesCue<Position> =
  | VersusCue<Position>
  | { readonly kind: 'tallyReset' }
  /** Moves that were taken back are on the board again; no match ends with one of them. */
  | { readonly kind: 'redone'; readonly next: Side };

/**
 * The session of a series: each match that is played to its end counts once. A move can be answered at
 * once, but is told, and with it the result, only when it has been seen; the next move tells it sooner.
 */
export function series<Position, Level>(
  rules: Rules<Position>,
): Machine<Series<Level>, SeriesEvent<Level>, SeriesTask<Position, Level>, SeriesCue<Position>> {
  const matches = versus<Position, Level>(rules);

  function update(state: Series<Level>, event: SeriesEvent<Level>): Series<Level> {
    if (event.type === 'resetTally') return withTally(state, () => NO_RESULTS);
    if (event.type === 'recallTally') return withTally(state, (own) => sumOf(own, event.tally));
    if (event.type === 'settled') return settled(state, event);
    if (event.type === 'redo') return redone(state);
    const match = matches.update(state.match, event);
    if (match === state.match) return state;
    if (event.type === 'begin') return toldOf({ ...state, match, undone: [] });
    if (event.type === 'undo') {
      const undone = [...state.match.moves.slice(match.moves.length), ...state.undone];
      return toldOf({ ...state, match, undone });
    }
    const outcome = rules.outcome(positionOf(rules, match));
    return {
      match,
      tally: outcome === null ? state.tally : counted(state.tally, outcome),
      told: toldOf(state).told,
      settling: 'landing',
      undone: [],
    };
  }

  /** Restores what the last undo took back: a move, and with it the computer's answer. */
  function redone(state: Series<Level>): Series<Level> {
    const [move, ...undone] = state.undone;
    if (move === undefined) return state;
    const match = extend(rules, state.match, move);
    const restored = toldOf({ ...state, match, undone });
    return matches.tasks(match).length > 0 && undone.length > 0 ? redone(restored) : restored;
  }

  function settled(
    state: Series<Level>,
    { ply, step }: Extract<SeriesEvent<Level>, { readonly type: 'settled' }>,
  ): Series<Level> {
    const { match, settling } = state;
    if (step !== settling || ply !== match.moves.length - 1) return state;
    const hasResult = rules.outcome(positionOf(rules, match)) !== null;
    return step === 'landing' && hasResult ? { ...state, settling: 'result' } : toldOf(state);
  }

  function tasks({ match, settling }: Series<Level>): readonly SeriesTask<Position, Level>[] {
    const move = match.moves.at(-1);
    if (settling === null || move === undefined) return matches.tasks(match);
    const ply = match.moves.length - 1;
    const position = positionOf(rules, match);
    const key = `${settling} ${matchKey(match)}`;
    const settle = { key, kind: 'settle', step: settling, ply, move, position } as const;
    return [...matches.tasks(match), settle];
  }

  function cues(before: Series<Level>, after: Series<Level>): readonly SeriesCue<Position>[] {
    if (isOtherTally(before, after)) return total(after.tally) > 0 ? [] : [{ kind: 'tallyReset' }];
    if (after.settling === null && after.match !== before.match) {
      return tableCues(before.match, after.match);
    }
    switch (after.settling) {
      case 'landing':
        return only('moved', matches.cues(before.told.match, before.match));
      case 'result':
        return only('moved', matches.cues(before.told.match, after.match));
      case null: {
        const all = matches.cues(before.told.match, after.match);
        return before.settling === 'result' ? only('over', all) : all;
      }
      default:
        return after.settling satisfies never;
    }
  }

  /** What was taken back, restored or begun anew was on the board, told or not. */
  function tableCues(before: Match<Level>, after: Match<Level>): readonly SeriesCue<Position>[] {
    const all = matches.cues(before, after);
    if (all.some(({ kind }) => kind === 'begun' || kind === 'undone')) return all;
    const next = rules.sideToMove(positionOf(rules, after));
    return [{ kind: 'redone', next }, ...only('thinking', all)];
  }

  return { update, tasks, cues };
}

/** A series before its first match. */
export function startSeries<Level>(seats: Seats<Level>, seed: number): Series<Level> {
  return toldOf({ match: startMatch(seats, seed), tally: NO_RESULTS, undone: [] });
}

/** How many matches the tally counts. */
export function total(tally: Tally): number {
  return tally.first + tally.second + tally.draws;
}

/** The results of both. */
export function sumOf(some: Tally, others: Tally): Tally {
  return {
    first: some.first + others.first,
    second: some.second + others.second,
    draws: some.draws + others.draws,
  };
}

/** What is on the board as far as its pieces have landed. */
export function landedOf<Level>(state: Series<Level>): Standing<Level> {
  return state.settling === 'landing' ? state.told : state;
}

function toldOf<Level>({ match, tally, undone }: Standing<Level>): Series<Level> {
  const told = { match, tally, undone };
  return { ...told, told, settling: null };
}

// Counters at zero are reset too: a person who asks for a reset is told that it is done.
function withTally<Level>(state: Series<Level>, change: (tally: Tally) => Tally): Series<Level> {
  const { tally, told } = state;
  return { ...state, tally: change(tally), told: { ...told, tally: change(told.tally) } };
}

function isOtherTally<Level>(before: Series<Level>, after: Series<Level>): boolean {
  return after.match === before.match && after.settling === before.settling;
}

function only<Position>(
  kind: SeriesCue<Position>['kind'],
  cues: readonly SeriesCue<Position>[],
): readonly SeriesCue<Position>[] {
  return cues.filter((cue) => cue.kind === kind);
}

function counted(tally: Tally, outcome: Outcome): Tally {
  const result = outcome.kind === 'win' ? outcome.winner : 'draws';
  return { ...tally, [result]: tally[result] + 1 };
}

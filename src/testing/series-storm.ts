import { expect } from 'vitest';
import type { ChooseMove, Rules } from '#core/game.ts';
import { isLegalGame } from '#core/game.ts';
import { MODES, seatsOf, type Level, type UsualLevel } from '#core/mode.ts';
import { pick, type Random } from '#core/random.ts';
import type { Series, SeriesCue, SeriesEvent, SeriesTask, Settling, Tally } from '#core/series.ts';
import { NO_RESULTS, series, startSeries } from '#core/series.ts';
import { isUnderWay, positionOf, startMatch } from '#core/versus.ts';
import { stormOf } from './machine-storm.ts';

type Event = SeriesEvent<Level>;

/** No game has these moves. */
const IMPOSSIBLE_MOVES = [-1, 1000, 2.5, NaN];

/** Registers the storm that the series of every game with a computer opponent must survive. */
export function seriesStormOf<Position>(
  name: string,
  rules: Rules<Position>,
  chooseMove: ChooseMove<Position, UsualLevel>,
): void {
  const machine = series<Position, Level>(rules);

  stormOf<Series<Level>, Event, SeriesTask<Position, Level>, SeriesCue<Position>>(name, {
    machine,
    start: (seed) => startSeries(seatsOf('two-players'), seed),
    randomEvent,
    answer,
    check,
  });

  function answer(task: SeriesTask<Position, Level>): Event {
    const { ply, position } = task;
    if (task.kind === 'settle') return { type: 'settled', ply, step: task.step };
    // Any legal move will do for a level that plays with other code.
    const level = task.level === 'legend' ? 'hard' : task.level;
    return { type: 'play', ply, move: chooseMove(position, level, task.seed) };
  }

  /** Mostly legal moves, so that matches end; sometimes nonsense. */
  function randomEvent({ match }: Series<Level>, next: Random): Event {
    const ply = match.moves.length;
    const legal = rules.legalMoves(positionOf(rules, match));
    if (legal.length > 0 && next() < 0.85) return { type: 'play', ply, move: pick(legal, next) };
    const seed = Math.floor(next() * 2 ** 32);
    return pick<Event>(
      [
        { type: 'play', ply, move: pick([...IMPOSSIBLE_MOVES, Math.floor(next() * 100)], next) },
        { type: 'play', ply: pick([ply - 1, ply + 1], next), move: legal[0] ?? 0 },
        { type: 'undo' },
        { type: 'redo' },
        { type: 'resetTally' },
        { type: 'settled', ply: ply - 1, step: pick<Settling>(['landing', 'result'], next) },
        { type: 'begin', match: startMatch(seatsOf(pick(MODES, next)), seed) },
        { type: 'begin', match: startMatch(match.seats, seed) },
      ],
      next,
    );
  }

  function check(before: Series<Level>, after: Series<Level>, event: Event): void {
    expect(isLegalGame(rules, after.match.moves)).toBe(true);
    expect(after.tally).toEqual(expectedTally(before, after, event));
    expect(machine.tasks(after).map(({ kind }) => kind)).toEqual([
      ...(isComputersTurn(after) ? ['think'] : []),
      ...(after.settling === null ? [] : ['settle']),
    ]);
    checkTold(after);
    checkUndone(before, after, event);
    if (event.type === 'play') expect(after !== before).toBe(isExpected(before, event));
    if (isUnderWay(rules, before.match)) expect(after.match.seats).toBe(before.match.seats);
    else if (event.type === 'undo') expect(after).toBe(before);
  }

  /** What was taken back is a legal end of the match, and comes back by a redo until something else is done. */
  function checkUndone(before: Series<Level>, after: Series<Level>, event: Event): void {
    const walked = ({ match, undone }: Series<Level>) => [...match.moves, ...undone];
    expect(isLegalGame(rules, walked(after))).toBe(true);
    if (after === before || event.type === 'resetTally') return;
    if (event.type === 'undo' || event.type === 'redo')
      expect(walked(after)).toEqual(walked(before));
    else expect(after.undone).toEqual([]);
    if (event.type === 'undo')
      expect(machine.update(after, { type: 'redo' }).match).toEqual(before.match);
  }

  /** All has been told, but for a last move that is still being seen, and the result it has led to. */
  function checkTold({ match, tally, undone, told, settling }: Series<Level>): void {
    if (settling === null) return expect(told).toEqual({ match, tally, undone });
    expect(told.match.moves).toEqual(match.moves.slice(0, -1));
    if (settling === 'result') expect(resultOf({ match })).not.toBeNull();
  }

  function isExpected(
    { match }: Series<Level>,
    { ply, move }: Extract<Event, { readonly type: 'play' }>,
  ): boolean {
    const legal = rules.legalMoves(positionOf(rules, match));
    return ply === match.moves.length && legal.includes(move);
  }

  /** A result counts once, at the move that ends its match. */
  function expectedTally(before: Series<Level>, after: Series<Level>, event: Event): Tally {
    if (event.type === 'resetTally') return NO_RESULTS;
    const result = resultOf(after);
    const isCounted = event.type === 'play' && after !== before && result !== null;
    return isCounted ? { ...before.tally, [result]: before.tally[result] + 1 } : before.tally;
  }

  function resultOf({ match }: Pick<Series<Level>, 'match'>): keyof Tally | null {
    const outcome = rules.outcome(positionOf(rules, match));
    if (outcome === null) return null;
    return outcome.kind === 'win' ? outcome.winner : 'draws';
  }

  function isComputersTurn(state: Series<Level>): boolean {
    const side = rules.sideToMove(positionOf(rules, state.match));
    return resultOf(state) === null && state.match.seats[side].kind === 'computer';
  }
}

import { expect } from 'vitest';
import { isLegalGame } from '#core/game.ts';
import { stormOf } from '#testing/machine-storm.ts';
import { MODES, seatsOf, type Level } from '#core/mode.ts';
import { pick, type Random } from '#core/random.ts';
import type { Series, SeriesEvent, Tally } from '#core/series.ts';
import { isUnderWay, NO_RESULTS, series, startSeries } from '#core/series.ts';
import { positionOf, type ThinkTask } from '#core/versus.ts';
import { chooseMove } from './ai.ts';
import type { ConnectFourPosition } from './rules.ts';
import { connectFourRules } from './rules.ts';

type Event = SeriesEvent<Level>;
type Task = ThinkTask<ConnectFourPosition, Level>;

const STRANGE_COLUMNS = [-1, 7, 41, 2.5, NaN];

const machine = series<ConnectFourPosition, Level>(connectFourRules);

stormOf('F21: a series of connect-four', {
  machine,
  start: (seed) => startSeries(seatsOf('two-players'), seed),
  randomEvent,
  answer: ({ position, level, ply, seed }: Task): Event => {
    return { type: 'play', ply, move: chooseMove(position, level, seed) };
  },
  check,
});

// Rare events stay rare, so that most matches finish.
function randomEvent({ match }: Series<Level>, next: Random): Event {
  const seed = Math.floor(next() * 2 ** 32);
  const chance = next();
  if (chance < 0.02) return { type: 'restart', seed };
  if (chance < 0.04) return { type: 'resetTally' };
  if (chance < 0.1) return { type: 'undo' };
  if (chance < 0.2) return { type: 'reseat', seats: seatsOf(pick(MODES, next)), seed };
  const ply = match.moves.length + (next() < 0.1 ? pick([-1, 1], next) : 0);
  const move = next() < 0.1 ? pick(STRANGE_COLUMNS, next) : Math.floor(next() * 7);
  return { type: 'play', ply, move };
}

function check(before: Series<Level>, after: Series<Level>, event: Event): void {
  expect(isLegalGame(connectFourRules, after.match.moves)).toBe(true);
  expect(after.tally).toEqual(expectedTally(before, after, event));
  expect(machine.tasks(after)).toHaveLength(isComputersTurn(after) ? 1 : 0);
  if (isUnderWay(connectFourRules, before.match)) {
    expect(after.match.seats).toBe(before.match.seats);
    if (event.type === 'reseat') expect(after).toBe(before);
  }
}

/** A result counts once, from the end of its match until that end is undone. */
function expectedTally(before: Series<Level>, after: Series<Level>, event: Event): Tally {
  if (event.type === 'resetTally') return NO_RESULTS;
  const { tally } = before;
  if (after.match === before.match) return tally;
  if (event.type === 'play') {
    const result = resultOf(after);
    return result === null ? tally : { ...tally, [result]: tally[result] + 1 };
  }
  if (event.type === 'undo') {
    const result = resultOf(before);
    // A reset may have come between the end and its undo.
    return result === null ? tally : { ...tally, [result]: Math.max(0, tally[result] - 1) };
  }
  return tally;
}

function resultOf({ match }: Series<Level>): keyof Tally | null {
  const outcome = connectFourRules.outcome(positionOf(connectFourRules, match));
  if (outcome === null) return null;
  return outcome.kind === 'win' ? outcome.winner : 'draws';
}

function isComputersTurn(state: Series<Level>): boolean {
  const side = connectFourRules.sideToMove(positionOf(connectFourRules, state.match));
  return resultOf(state) === null && state.match.seats[side].kind === 'computer';
}

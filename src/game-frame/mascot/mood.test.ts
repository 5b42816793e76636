import { expect, test } from 'vitest';
import type { Outcome } from '#core/game.ts';
import { moodOf } from './mood.ts';

const WON: Outcome = { kind: 'win', winner: 'first' };
const LOST: Outcome = { kind: 'win', winner: 'second' };
const DRAWN: Outcome = { kind: 'draw' };

test('the mascot watches the person, thinks with the computer, cheers a win and a draw, and consoles after a loss', () => {
  const mode = 'hard';
  expect(moodOf({ mode, outcome: null, isThinking: false })).toBe('watching');
  expect(moodOf({ mode, outcome: null, isThinking: true })).toBe('thinking');
  expect(moodOf({ mode, outcome: WON, isThinking: false })).toBe('cheering');
  expect(moodOf({ mode, outcome: DRAWN, isThinking: false })).toBe('cheering');
  expect(moodOf({ mode, outcome: LOST, isThinking: false })).toBe('consoling');
});

test('two people play without the mascot', () => {
  for (const outcome of [null, WON, LOST, DRAWN]) {
    expect(moodOf({ mode: 'two-players', outcome, isThinking: false })).toBeNull();
  }
});

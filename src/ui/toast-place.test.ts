import { expect, test } from 'vitest';
import { lowestPlace } from './toast-place.ts';

const ROOM = { height: 44, from: 300, to: 636, gap: 6 };

test.each([
  ['at the lower edge where nothing is in the way', [], 636],
  ['above what is in the way, with a gap', [box(560, 640)], 554],
  ['in the lowest gap that is high enough', [box(590, 640), box(500, 541), box(400, 420)], 494],
  ['beside what it does not touch', [box(200, 300), box(586, 592)], 580],
] as const)('the lowest place is %s', (_, taken, edge) => {
  expect(lowestPlace(ROOM, taken)).toBe(edge);
});

test.each([
  ['too little is free', [box(340, 640)]],
  ['what is free lies above the range', [box(290, 640)]],
] as const)('there is no place where %s', (_, taken) => {
  expect(lowestPlace(ROOM, taken)).toBeNull();
});

function box(top: number, bottom: number) {
  return { left: 0, right: 360, top, bottom };
}

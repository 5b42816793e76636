import { describe, expect, test } from 'vitest';
import { scaledAbout } from './boxes.ts';
import {
  isWayFree,
  looksOf,
  roomOnTop,
  spotsAround,
  squareOf,
  type Box,
  type Spot,
} from './spots.ts';

const SIX = { count: 6, smallest: 22 };
const WINDOW = box(0, 0, 360, 640);
const BOARD = box(10, 120, 340, 360);

describe('the places of a celebration', () => {
  test('are in the window, on nothing that is taken, and apart', () => {
    const taken = [BOARD, box(60, 60, 240, 54), box(10, 490, 160, 48), box(180, 490, 160, 48)];
    const spots = spotsAround(BOARD, WINDOW, [...taken, box(0, 600, 360, 40)], SIX);
    expect(spots).toHaveLength(6);
    for (const [index, spot] of spots.entries()) {
      const own = squareOf(spot);
      expect(own.left >= 0 && own.right <= 360 && own.top >= 0 && own.bottom <= 640).toBe(true);
      for (const other of [...taken, ...spots.slice(index + 1).map(squareOf)]) {
        expect(areApart(own, other), `${JSON.stringify(own)} ${JSON.stringify(other)}`).toBe(true);
      }
    }
  });

  test('stand on both sides of a board with room beside it, and are as large as they can be', () => {
    const board = box(400, 200, 560, 560);
    const spots = spotsAround(board, box(0, 0, 1440, 900), [board], SIX);
    expect(spots.filter(({ x }) => x < 400).length).toBeGreaterThanOrEqual(2);
    expect(spots.filter(({ x }) => x > 960).length).toBeGreaterThanOrEqual(2);
    expect(new Set(spots.map(({ size }) => size))).toEqual(new Set([120]));
  });

  test('are pairs about the middle of the board, though one side has more room', () => {
    const board = box(400, 100, 400, 400);
    const lamp = box(850, 300, 200, 60);
    const spots = spotsAround(board, box(0, 0, 1400, 600), [board, lamp], SIX);
    expect(spots).toHaveLength(6);
    for (const { x, y, size } of spots) expect(spots).toContainEqual({ x: 1200 - x, y, size });
  });

  test('are pairs but for one where their number is odd', () => {
    const board = box(400, 100, 400, 400);
    const spots = spotsAround(board, box(0, 0, 1400, 600), [board], { ...SIX, count: 5 });
    expect(spots).toHaveLength(5);
    const isPaired = ({ x, y, size }: Spot) =>
      spots.some((other) => other.x === 1200 - x && other.y === y && other.size === size);
    expect(spots.filter((spot) => !isPaired(spot))).toHaveLength(1);
  });

  test('are as large as each place allows, not as the narrowest', () => {
    const board = box(400, 0, 400, 600);
    const beside = [box(0, 0, 250, 600), box(850, 0, 350, 600), box(0, 600, 1200, 200)];
    const spots = spotsAround(board, box(0, 0, 1200, 800), [board, ...beside], SIX);
    expect(spots).toHaveLength(6);
    for (const { x, size } of spots) expect(size).toBe(x < 400 ? 108 : 36);
    expect(spots.some(({ x }) => x > 800)).toBe(true);
  });

  test('are on nothing that is taken, however far from the board it begins', () => {
    const board = box(400, 100, 400, 400);
    const sides = [box(0, 0, 280, 900), box(920, 0, 480, 900)];
    const spots = spotsAround(board, box(0, 0, 1400, 900), [board, ...sides], SIX);
    expect(spots).toHaveLength(6);
    for (const spot of spots) {
      for (const side of sides) expect(areApart(squareOf(spot), side)).toBe(true);
    }
  });

  test('are none where nothing is free', () => {
    expect(spotsAround(BOARD, WINDOW, [WINDOW], SIX)).toEqual([]);
  });
});

test('the way of a drawing is free along a side of the board, and not across it or where it is narrow [R146]', () => {
  const chest = { x: 60, y: 500, size: 60 };
  const taken = [box(100, 100, 400, 400), box(0, 300, 14, 20)];
  expect(isWayFree(chest, { x: 55, y: 120, size: 30 }, taken)).toBe(true);
  expect(isWayFree(chest, { x: 55, y: 120, size: 66 }, taken)).toBe(false);
  expect(isWayFree(chest, { x: 550, y: 120, size: 30 }, taken)).toBe(false);
  expect(isWayFree(chest, chest, taken)).toBe(true);
});

test('a chest fills the height that a board gives up when it steps back, in the middle of its upper edge [R182]', () => {
  const back = scaledAbout({ x: 180, y: 500 }, BOARD, 0.5);
  expect(back).toEqual(box(95, 310, 170, 180));
  const chest = roomOnTop(back, BOARD);
  expect(squareOf(chest)).toEqual(box(85, 120, 190, 190));
});

test('drawings look hardly larger than the smallest ones, and smaller in a row or on one side', () => {
  const between = box(40, 0, 20, 400);
  const mixed = [32, 64, 64].map((size, index) => ({ x: 50 * index, y: 0, size }));
  expect(looksOf(mixed, between)).toBeCloseTo(45.25, 2);
  expect(looksOf([], between)).toBe(0);
  const column = Array.from({ length: 6 }, (_, index) => ({ x: 0, y: 80 * index, size: 60 }));
  expect(looksOf(column, between)).toBeCloseTo(45);
  const around = column.map((spot, index) => ({ ...spot, x: index % 2 === 0 ? 0 : 100 }));
  expect(looksOf(around, between)).toBeCloseTo(60);
  const row = column.map(({ x, y, size }) => ({ x: y, y: x, size }));
  expect(looksOf(row, between)).toBeCloseTo(45);
});

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function areApart(one: Box, other: Box): boolean {
  return (
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top
  );
}

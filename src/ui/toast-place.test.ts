import { describe, expect, test } from 'vitest';
import { freeEdges, overWhole } from './toast-place.ts';

const ROOM = { height: 44, from: 300, to: 636, gap: 6 };

test.each([
  ['at the lower edge where nothing is in the way', [], 636],
  ['above what is in the way, with a gap', [box(560, 640)], 554],
  ['in the lowest gap that is high enough', [box(590, 640), box(500, 541), box(400, 420)], 494],
  ['beside what it does not touch', [box(200, 300), box(586, 592)], 580],
] as const)('the lowest place is %s', (_, taken, edge) => {
  expect(freeEdges(ROOM, taken)[0]).toBe(edge);
});

test('the lip of a toast covers nothing, even where no gap is left around it', () => {
  expect(freeEdges({ ...ROOM, gap: 0 }, [box(560, 640)])[0]).toBe(555);
});

test.each([
  ['too little is free', [box(340, 640)]],
  ['what is free lies above the range', [box(290, 640)]],
] as const)('there is no place where %s', (_, taken) => {
  expect(freeEdges(ROOM, taken)).toEqual([]);
});

describe('a toast that would cut a row of controls [R149]', () => {
  const within = { top: 300, bottom: 638 };
  const row = [box(570, 618), box(572, 616)];

  test('lies over the whole row, as tall as that', () => {
    expect(overWhole(box(592, 636), within, row, [])).toEqual({ top: 567, bottom: 622 });
  });

  test('keeps its own height over a lower row', () => {
    expect(overWhole(box(560, 636), within, row, [])).toEqual({ top: 546, bottom: 622 });
  });

  test('hangs below a lower row where something stands right above that', () => {
    const place = overWhole(box(592, 636), within, [box(584, 615)], [box(300, 577)]);
    expect(place).toEqual({ top: 581, bottom: 625 });
  });

  test('lies over the first of two rows where both are too high together', () => {
    const rows = [box(530, 561), box(577, 602)];
    expect(overWhole(box(554, 598), within, rows, [box(300, 524)])).toEqual({
      top: 527,
      bottom: 571,
    });
  });

  test('has no place there where something else is in the way, or the window ends, or the row is high', () => {
    const toast = box(592, 636);
    expect(overWhole(toast, within, row, [box(300, 570)])).toBeNull();
    expect(overWhole(toast, { ...within, bottom: 619 }, row, [])).toBeNull();
    expect(overWhole(toast, within, [...row, box(540, 570)], []), 'another row').toBeNull();
    expect(overWhole(toast, within, [box(540, 634)], []), 'a high one').toBeNull();
  });

  test('stays where it is where it cuts none, or the window does', () => {
    const toast = box(592, 636);
    expect(overWhole(toast, within, [box(500, 580)], [])).toBe(toast);
    expect(overWhole(toast, within, [box(630, 674)], [])).toBe(toast);
  });
});

function box(top: number, bottom: number) {
  return { left: 0, right: 360, top, bottom };
}

import { expect, test } from 'vitest';
import { raisedTo, type EndingBoxes, type RaisedPlace } from './raised.ts';

const BELOW_BANNER: EndingBoxes = {
  above: box(10, 60, 340, 54),
  board: box(10, 124, 340, 380),
  rim: 124,
  foot: 500,
  button: box(200, 520, 120, 48),
};
const BELOW_CELLS: EndingBoxes = { ...BELOW_BANNER, above: box(20, 134, 320, 320) };

test('the button of an ended battle is 58 px high, in the middle of the board and below the banner', () => {
  const raised = raisedButton(BELOW_BANNER, 'below banner');
  expect(raised.middle).toBe(180);
  expect(raised.height).toBe(58);
  expect(raised.top).toBeGreaterThan(114 + 4);
  expect(raised.top).toBeLessThan(124);
});

test.each(['over frame', 'at cells'] as const)(
  '%s it covers the lower edge of the board and no cell',
  (place) => {
    const raised = raisedButton(BELOW_CELLS, place);
    expect(raised.middle).toBe(180);
    expect(raised.height).toBe(58);
    expect(raised.top).toBeGreaterThanOrEqual(450);
    expect(raised.top).toBeLessThan(504);
  },
);

test('where a board makes room for it, it stands between what is above and the board', () => {
  const raised = raisedButton(BELOW_BANNER, 'above board');
  const { boardDown } = raisedTo(BELOW_BANNER, 'above board');
  expect(raised.middle).toBe(180);
  expect(raised.top).toBeGreaterThan(114);
  expect(raised.top + raised.height).toBeLessThan(BELOW_BANNER.board.top + boardDown);
  expect(boardDown).toBeLessThan(66);
});

test.each(['over frame', 'at cells', 'below banner'] as const)(
  '%s no board makes room for it',
  (place) => {
    expect(raisedTo(BELOW_CELLS, place).boardDown).toBe(0);
  },
);

test('below the banner a board that it would touch becomes as much smaller, towards its foot, as clears it', () => {
  const { rim, foot } = BELOW_BANNER;
  const raised = raisedButton(BELOW_BANNER, 'below banner');
  for (const [top, least] of [
    [rim + 30, 0.9],
    [rim + 60, 0.98],
  ] as const) {
    const { boardScale } = raisedTo({ ...BELOW_BANNER, rim: top }, 'below banner');
    const seenTop = foot - (foot - top) * boardScale;
    expect(boardScale).toBeGreaterThan(least);
    expect(boardScale).toBeLessThan(1);
    expect(seenTop - raised.top - raised.height).toBeGreaterThan(4);
  }
  const far = { ...BELOW_BANNER, rim: rim + 90 };
  expect(raisedTo(far, 'below banner').boardScale).toBe(1);
  const near = { ...BELOW_BANNER, rim: rim - 60 };
  expect(raisedTo(near, 'below banner').boardScale, 'no smaller than this').toBe(0.78);
});

test('a button that is larger already, with larger text, keeps its size', () => {
  const raised = raisedButton({ ...BELOW_BANNER, button: box(200, 520, 120, 96) }, 'below banner');
  expect(raised.height).toBe(96);
  expect(raised.top).toBeGreaterThan(114 + 4);
});

/** Where the button is seen. */
function raisedButton(around: EndingBoxes, place: RaisedPlace) {
  const { left, right, top, bottom } = around.button;
  const { x, y, scale } = raisedTo(around, place);
  const height = (bottom - top) * scale;
  return { middle: (left + right) / 2 + x, height, top: (top + bottom) / 2 + y - height / 2 };
}

function box(left: number, top: number, width: number, height: number) {
  return { left, top, right: left + width, bottom: top + height };
}

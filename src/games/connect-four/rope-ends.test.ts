import { expect, test } from 'vitest';
import { ropeEnds } from './rope-ends.ts';
import { connectFourRules, winningLines } from './rules.ts';
import { parseMoves } from './notation.ts';
import { replay } from '#core/game.ts';

test.each([
  ['none without a line', '4453', []],
  ['one over four in a row', '1122334', [{ from: 35, to: 38 }]],
  ['one over five in a row', '112244553', [{ from: 35, to: 39 }]],
  ['one over four in a column', '4142434', [{ from: 17, to: 38 }]],
  ['one over four that fall to the left', '12234334474', [{ from: 17, to: 35 }]],
] as const)('ropes lie over lines: %s [R143]', (_, game, ends) => {
  const position = replay(connectFourRules, parseMoves(game) ?? []);
  expect(ropeEnds(winningLines(position))).toEqual(ends);
});

test.each([
  [
    'five that fall to the right have one',
    [
      [1, 9, 17, 25],
      [9, 17, 25, 33],
    ],
    [{ from: 1, to: 33 }],
  ],
  [
    'lines that meet in one place have one',
    [
      [35, 36, 37, 38],
      [38, 39, 40, 41],
    ],
    [{ from: 35, to: 41 }],
  ],
  [
    'lines one above the other have one each',
    [
      [21, 22, 23, 24],
      [35, 36, 37, 38],
    ],
    [
      { from: 21, to: 24 },
      { from: 35, to: 38 },
    ],
  ],
  [
    'lines side by side have one each',
    [
      [17, 24, 31, 38],
      [18, 25, 32, 39],
    ],
    [
      { from: 17, to: 38 },
      { from: 18, to: 39 },
    ],
  ],
])('lines share a rope only where one continues the other: %s', (_, lines, ends) => {
  expect(ropeEnds(lines)).toEqual(ends);
});

test('two lines at once have two ropes [R143]', () => {
  const game = '456546524551725137316712166674177424223';
  const position = replay(connectFourRules, parseMoves(game) ?? []);
  expect(ropeEnds(winningLines(position))).toHaveLength(2);
});

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

test('two lines at once have two ropes [R143]', () => {
  const game = '456546524551725137316712166674177424223';
  const position = replay(connectFourRules, parseMoves(game) ?? []);
  expect(ropeEnds(winningLines(position))).toHaveLength(2);
});

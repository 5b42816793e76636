import { describe, expect, test } from 'vitest';
import { completedLine, LINES } from './three-by-three.ts';

const cells = (text: string) => text.split('');

describe('a 3×3 board', () => {
  test('has eight lines: rows, columns, diagonals [R78]', () => {
    expect(LINES.map((line) => line.join('')).join(' ')).toBe('012 345 678 036 147 258 048 246');
  });

  test.each(LINES.map((line) => [line]))('finds the line %j of its owner only', (line) => {
    const marks = cells('.........').map((_, cell) => (line.some((c) => c === cell) ? 'x' : 'o'));
    expect(completedLine(marks, 'x')).toEqual(line);
  });

  test.each([
    ['an empty board', '.........'],
    ['two and a gap', 'xx.oo....'],
    ['a mixed line', 'xxoooxxxo'],
  ])('finds no line on %s', (_, text) => {
    expect(completedLine(cells(text), 'x')).toBeNull();
    expect(completedLine(cells(text), 'o')).toBeNull();
  });

  test('of two lines it gives the first', () => {
    expect(completedLine(cells('xxxxooxoo'), 'x')).toEqual([0, 1, 2]);
  });
});

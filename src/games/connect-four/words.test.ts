import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { COLUMNS, ROWS } from './rules.ts';
import { cellName, columnName, droppedWords } from './words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('a column is named by its number and the room in it', () => {
  test.each([
    [0, 6, 'Column 1, 6 free'],
    [2, 4, 'Column 3, 4 free'],
    [6, 1, 'Column 7, 1 free'],
    [2, 0, 'Column 3, full'],
  ])('column %i with %i free is "%s"', (column, free, name) => {
    expect(english(columnName(column, free))).toBe(name);
  });
});

describe('a cell is named by row, column and what lies in it', () => {
  test.each([
    [0, 'Row 1, column 1'],
    [6, 'Row 1, column 7'],
    [16, 'Row 3, column 3'],
    [35, 'Row 6, column 1'],
    [37, 'Row 6, column 3'],
    [41, 'Row 6, column 7'],
  ])('cell %i is "%s"', (cell, place) => {
    expect(english(cellName(cell, null, false))).toBe(`${place}, empty`);
    expect(english(cellName(cell, 'first', false))).toBe(`${place}, skull`);
    expect(english(cellName(cell, 'second', false))).toBe(`${place}, treasure`);
    expect(english(cellName(cell, 'first', true))).toBe(`${place}, skull, winning line`);
    expect(english(cellName(cell, 'second', true))).toBe(`${place}, treasure, winning line`);
  });

  test('no two cells have the same name', () => {
    const cells = Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell);
    const names = cells.map((cell) => english(cellName(cell, null, false)));
    expect(new Set(names).size).toBe(ROWS * COLUMNS);
  });
});

describe('a move is announced with its disc and its column', () => {
  test.each([0, 3, 6])('column %i', (column) => {
    expect(english(droppedWords('first', column))).toBe(`Skull in column ${column + 1}.`);
    expect(english(droppedWords('second', column))).toBe(`Treasure in column ${column + 1}.`);
  });
});

function english(words: MessageDescriptor): string {
  return i18n._(words);
}

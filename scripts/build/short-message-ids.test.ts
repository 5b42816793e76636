import { assert, constantFrom, property, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { shortestBeginnings } from './short-message-ids.ts';

test('a text is told from all others by its shortest beginning', () => {
  const short = shortestBeginnings(['b7Xyz0', 'aQ1000', 'aQ2000', 'b8Xyz0']);
  expect(Object.fromEntries(short)).toEqual({
    aQ1000: 'aQ1',
    aQ2000: 'aQ2',
    b7Xyz0: 'b7',
    b8Xyz0: 'b8',
  });
});

test('one text alone keeps one character, and the same text twice is one', () => {
  expect([...shortestBeginnings(['aQ1000', 'aQ1000'])]).toEqual([['aQ1000', 'a']]);
});

test('no two texts of the same length share a beginning, and none can be shorter', () => {
  const ids = uniqueArray(string({ minLength: 6, maxLength: 6, unit: constantFrom(...'abc') }));
  assert(
    property(ids, (texts) => {
      const short = shortestBeginnings(texts);
      expect(new Set(short.values()).size).toBe(texts.length);
      for (const [text, beginning] of short) {
        expect(text.startsWith(beginning)).toBe(true);
        const others = texts.filter((other) => other !== text);
        const shorter = beginning.slice(0, -1);
        expect(shorter === '' || others.some((other) => other.startsWith(shorter))).toBe(true);
        expect(others.some((other) => other.startsWith(beginning))).toBe(false);
      }
    }),
  );
});

import { assert, constantFrom, property, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { shortestBeginnings } from './short-message-ids.ts';

test('one text alone keeps one character, and the same text twice is one', () => {
  expect([...shortestBeginnings(['aQ1000', 'aQ1000'])]).toEqual([['aQ1000', 'a']]);
});

test('a text is told from all others of its length by its shortest beginning', () => {
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

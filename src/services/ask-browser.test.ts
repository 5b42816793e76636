import { expect, test } from 'vitest';
import { askBrowser } from './ask-browser.ts';

test('an answer counts, even one that says no', () => {
  expect(askBrowser(() => true, false)).toBe(true);
  expect(askBrowser(() => false, true)).toBe(false);
});

test('no answer, and a question that is refused, count as something else', () => {
  expect(askBrowser(() => undefined, 'else')).toBe('else');
  expect(
    askBrowser(() => {
      throw new Error('SecurityError');
    }, 'else'),
  ).toBe('else');
});

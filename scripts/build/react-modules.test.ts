import { expect, test } from 'vitest';
import { asModule } from './react-modules.ts';

const LIBRARY = `var Other = require("other"),
  LIMIT = 2;
exports.later = void 0;
exports.once = function () { return exports.later() + LIMIT; };
exports.broken =
  Other.value;
if (LIMIT > 1) {
  exports.later = function () { return 40; };
}
`;

test('a CommonJS module becomes one with the same exports, which may be assigned again, and imports what it required', async () => {
  const code = asModule(LIBRARY);
  expect(code).toMatch(/^import [*] as Other from "other";$/m);
  const other = 'data:text/javascript,export const value = 7';
  const module = (await import(
    /* @vite-ignore */
    `data:text/javascript,${encodeURIComponent(code.replace('"other"', JSON.stringify(other)))}`
  )) as Record<string, unknown>;
  expect(Object.keys(module)).toEqual(['broken', 'later', 'once']);
  expect(module['broken']).toBe(7);
  expect((module['once'] as () => number)()).toBe(42);
});

test('without what it required and exported nothing of CommonJS is left', () => {
  expect(asModule(LIBRARY)).not.toMatch(/\b(?:require\(|exports[.])/);
});

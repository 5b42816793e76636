import { expect, test } from 'vitest';
import { isSatisfied } from './licence-expression.ts';

const ACCEPTED = new Set(['MIT', 'ISC', 'Apache-2.0']);

test.each([
  'MIT',
  '(MIT)',
  'MIT OR GPL-3.0-only',
  'GPL-3.0-only OR MIT',
  '(MIT AND ISC)',
  'MIT AND (GPL-3.0-only OR ISC)',
  'GPL-3.0-only OR MIT AND ISC',
  'GPL-3.0-only AND LGPL-3.0-only OR MIT',
  'Apache-2.0 WITH LLVM-exception',
])('%s can be satisfied by accepted licences', (expression) => {
  expect(isSatisfied(expression, ACCEPTED)).toBe(true);
});

test.each([
  'GPL-3.0-only',
  'MIT AND GPL-3.0-only',
  'MIT AND (GPL-3.0-only OR LGPL-3.0-only)',
  'GPL-3.0-only OR MIT AND LGPL-3.0-only',
  'GPL-2.0-only WITH Classpath-exception-2.0',
])('%s cannot', (expression) => {
  expect(isSatisfied(expression, ACCEPTED)).toBe(false);
});

test.each([
  '',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  'MIT ISC',
  'MIT OR',
  '(MIT',
  'MIT)',
  'AND',
])('“%s” is no leave to use anything', (expression) => {
  expect(isSatisfied(expression, ACCEPTED)).toBe(false);
});

import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = {
  code: 'KeyS',
  altKey: true,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  hasAltGraph: false,
  isInTextField: false,
};

test('Alt+S asks for the main content and Alt+N for the navigation, by the place of the key [R111]', () => {
  expect(shortcutOf(press)).toBe('main');
  expect(shortcutOf({ ...press, code: 'KeyN' })).toBe('navigation');
});

test('other keys ask for nothing', () => {
  expect(shortcutOf({ ...press, code: 'KeyX' })).toBeNull();
  expect(shortcutOf({ ...press, altKey: false })).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'hasAltGraph', 'isInTextField'] as const)(
  'with %s the key belongs to something else',
  (circumstance) => {
    expect(shortcutOf({ ...press, [circumstance]: true })).toBeNull();
  },
);

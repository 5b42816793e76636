import { expect, test } from 'vitest';
import { currentSection, type SectionInWindow } from './current-section.ts';

const WINDOW_HEIGHT = 1000;

/** A section of the page, seen through a window whose top is at `scrollY`. */
function section(id: string, pageTop: number, height: number, scrollY = 0): SectionInWindow {
  const top = pageTop - scrollY;
  const visibleHeight = Math.max(0, Math.min(top + height, WINDOW_HEIGHT) - Math.max(top, 0));
  return { id, top, height, visibleHeight };
}

function currentOf(sections: readonly SectionInWindow[], isAtEnd = false): string | null {
  return currentSection(sections, { height: WINDOW_HEIGHT, isAtEnd });
}

test.each([
  [299, null],
  [300, 'short'],
  [1000, 'short'],
])('a section that shows %i of its 1000 px is in view from 30 %% on [R110]', (shown, expected) => {
  expect(currentOf([section('short', WINDOW_HEIGHT - shown, 1000)])).toBe(expected);
});

test.each([
  [299, null],
  [300, 'long'],
])(
  'a section longer than the window is in view when it covers 30 %% of it: %i px [R110]',
  (shown, expected) => {
    expect(currentOf([section('long', WINDOW_HEIGHT - shown, 5000)])).toBe(expected);
  },
);

test('a short section is in view when 30 % of it show, however little of the window that is [R110]', () => {
  expect(currentOf([section('low', 970, 100)])).toBe('low');
  expect(currentOf([section('low', 971, 100)])).toBe(null);
});

test('of several in view the topmost is current, in whatever order they are listed', () => {
  const upper = section('upper', 100, 300);
  const lower = section('lower', 500, 300);
  expect(currentOf([lower, upper])).toBe('upper');
  expect(currentOf([upper, lower])).toBe('upper');
});

test('a section that is left upwards stays current until less than 30 % of it show', () => {
  const upperAt = (scrollY: number) => [
    section('upper', 0, 500, scrollY),
    section('lower', 600, 500, scrollY),
  ];
  expect(currentOf(upperAt(350))).toBe('upper');
  expect(currentOf(upperAt(351))).toBe('lower');
});

test('between sections none is current', () => {
  expect(currentOf([section('above', -900, 800), section('below', 1200, 300)])).toBe(null);
  expect(currentOf([])).toBe(null);
});

test('at the end of the page the last section is current, even out of view', () => {
  const sections = [section('last', -400, 300), section('first', -2000, 300)];
  expect(currentOf(sections, true)).toBe('last');
  expect(currentOf([], true)).toBe(null);
});

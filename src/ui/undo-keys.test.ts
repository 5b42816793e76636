import { expect, test } from 'vitest';
import { undoOrRedo } from './undo-keys.ts';

const HELD = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const Z = { ...HELD, key: 'z', code: 'KeyZ' };
const Y = { ...HELD, key: 'y', code: 'KeyY' };

test.each([
  ['Ctrl+Z', { ...Z, ctrlKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { ...Z, key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { ...Y, ctrlKey: true }, 'redo'],
  ['⌘+Z', { ...Z, metaKey: true }, 'undo'],
  ['⌘+Shift+Z', { ...Z, key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Z with Caps Lock', { ...Z, key: 'Z', ctrlKey: true }, 'undo'],
  ['Ctrl+Z where Z stands in the place of Y', { ...Y, key: 'z', ctrlKey: true }, 'undo'],
  ['Ctrl with the key of Z on a Russian layout', { ...Z, key: 'я', ctrlKey: true }, 'undo'],
  ['Ctrl with the key of Y on an Arabic layout', { ...Y, key: 'غ', ctrlKey: true }, 'redo'],
  ['Z alone', Z, null],
  ['Ctrl+Alt+Z', { ...Z, ctrlKey: true, altKey: true }, null],
  ['Ctrl and ⌘ with Z', { ...Z, ctrlKey: true, metaKey: true }, null],
  ['Ctrl+Shift+Y', { ...Y, key: 'Y', ctrlKey: true, shiftKey: true }, null],
  ['Ctrl+Home', { ...HELD, key: 'Home', code: 'Home', ctrlKey: true }, null],
])('%s asks for what people expect of it [R154]', (_, pressed, asked) => {
  expect(undoOrRedo(pressed)).toBe(asked);
});

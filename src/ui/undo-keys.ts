/** What of a pressed key tells what it asks for. */
type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** What a key asks for: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, with ⌘ for Ctrl on a Mac; `null` for others. */
export function undoOrRedo(pressed: PressedKey): 'undo' | 'redo' | null {
  if (pressed.altKey || pressed.ctrlKey === pressed.metaKey) return null;
  const letter = letterOf(pressed);
  if (letter === 'z') return pressed.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !pressed.shiftKey ? 'redo' : null;
}

/** The letter that is printed on the key or, where a layout has no such letters, stands in its place. */
function letterOf({ key, code }: PressedKey): string {
  return (/^[a-z]$/i.test(key) ? key : code.slice('Key'.length)).toLowerCase();
}

/**
 * Lets a key that is held down press once, all over the page: repeated, Enter would play for both
 * sides, go through all puzzles and open and close what it opens.
 */
export function pressOnce(): void {
  const ignoreRepeated = (event: KeyboardEvent) => {
    if (event.repeat && isPress(event)) event.preventDefault();
  };
  document.addEventListener('keydown', ignoreRepeated, { capture: true });
}

function isPress({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // Enter writes lines in a text; Space scrolls the page where it presses nothing.
  if (key === 'Enter') return !target.matches('textarea');
  return key === ' ' && target.closest('button, summary') !== null;
}

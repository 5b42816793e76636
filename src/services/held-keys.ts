/**
 * Makes a key that is held down press only once, all over the page: a repeating Enter would play
 * for both sides, go through all puzzles and open and close whatever it opens.
 */
export function pressOnce(): void {
  const ignoreRepeated = (event: KeyboardEvent) => {
    if (event.repeat && isPress(event)) event.preventDefault();
  };
  document.addEventListener('keydown', ignoreRepeated, { capture: true });
}

function isPress({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // Enter adds lines in a textarea; Space scrolls the page where it presses nothing.
  if (key === 'Enter') return !target.matches('textarea');
  return key === ' ' && target.closest('button, summary') !== null;
}

/** The id of the page's main element. */
export const MAIN_ID = 'main';

/** Moves focus to the page's content when the focused element goes away; nothing scrolls. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** The id of the page's main element. */
export const MAIN_ID = 'main';

/** Gives focus to the page's content, when what had it goes; nothing scrolls. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

import { SLOW_START_ID } from '#site/document-ids.ts';
import { focusMain } from '#ui/main-element.ts';

/** Removes the notice that the page is slow to come alive, now that it has. */
export function withdrawSlowStart(): void {
  const notice = document.getElementById(SLOW_START_ID);
  const hadFocus = notice?.contains(document.activeElement) === true;
  notice?.remove();
  if (hadFocus) focusMain();
}

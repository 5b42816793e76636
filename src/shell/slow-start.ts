import { SLOW_START_ID } from '#site/document-ids.ts';
import { focusMain } from '#ui/main-element.ts';

/** Takes away what says that the page is slow to come alive: now it has. */
export function withdrawSlowStart(): void {
  const notice = document.getElementById(SLOW_START_ID);
  const hadFocus = notice?.contains(document.activeElement) === true;
  notice?.remove();
  if (hadFocus) focusMain();
}

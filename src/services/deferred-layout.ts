import { afterPaint } from './after-paint.ts';
import { askBrowser } from './ask-browser.ts';

/** Marks a part of a page that may be laid out after the first paint; `ui/base.css` knows it. */
export const DEFERRABLE = { 'data-deferrable': '' } as const;

/** The root element's attribute while such parts are laid out only near the window. */
const DEFERRED = 'data-deferred';

/**
 * Lets the browser paint a page before it has laid out the deferrable parts far below the window. A
 * reload, a step in history or an anchor may begin far below, so there nothing is deferred.
 */
export function deferLayout(): void {
  const [visit] = askBrowser(() => performance.getEntriesByType('navigation'), []);
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  if (isNew && location.hash === '') document.documentElement.toggleAttribute(DEFERRED, true);
}

/** Lays out what was deferred, each part in a task of its own, so that the page can respond in between. */
export async function layOutDeferred(): Promise<void> {
  const root = document.documentElement;
  if (!root.hasAttribute(DEFERRED)) return;
  for (const part of document.querySelectorAll('[data-deferrable]')) {
    await new Promise<void>(afterPaint);
    part.removeAttribute('data-deferrable');
    // The browser computes a size when somebody asks for it.
    part.getBoundingClientRect();
  }
  root.removeAttribute(DEFERRED);
}

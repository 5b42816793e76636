import { idleAfterLoad } from '#services/idle.ts';
import { MODULES_AHEAD_ATTRIBUTE } from '#site/document-ids.ts';

/**
 * Fetches the scripts that other pages will need, as an element of the head lists them, once the browser is idle,
 * if the element's page is still shown by then. A `prefetch` link is meant for this, but Firefox checks it against
 * the policy's `default-src`, which allows nothing, and WebKit ignores it.
 */
export async function fetchModules(list: Element): Promise<void> {
  await idleAfterLoad();
  if (!list.isConnected) return;
  for (const href of list.getAttribute(MODULES_AHEAD_ATTRIBUTE)?.split(' ') ?? []) {
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
}

import { idleAfterLoad } from '#services/idle.ts';
import { MODULES_AHEAD_ATTRIBUTE } from '#site/document-ids.ts';

/**
 * Fetches the scripts that other pages will need, when the browser has nothing else to do. A link of
 * the kind `prefetch` would be for that, but Firefox holds it to the policy's `default-src`, which
 * allows nothing, and WebKit does not follow it.
 */
export async function fetchAhead(): Promise<void> {
  const script = document.querySelector(`script[${MODULES_AHEAD_ATTRIBUTE}]`);
  if (script === null) return;
  await idleAfterLoad();
  const hrefs = script.getAttribute(MODULES_AHEAD_ATTRIBUTE)?.split(' ') ?? [];
  for (const href of hrefs) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
}

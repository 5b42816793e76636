import { idleAfterLoad } from '#services/idle.ts';
import { MODULES_AHEAD_ATTRIBUTE } from '#site/document-ids.ts';
import { partsOf } from './page-parts.ts';

/** The page that was served with its head, which returns there whenever the page does. */
let first: { readonly pathname: string; readonly head: readonly Element[] } | null = null;

let visits = 0;

/** Begins with the page at a path, whose head is there. */
export function beginWithHead(pathname: string): void {
  first = { pathname, head: partsOf(document).head };
  void fetchAhead();
}

/**
 * Exchanges what the head says of the page that was left for what belongs to the page at a path: takes
 * the one away at once, and puts in the other when it is there, if the page is still shown by then.
 */
export async function showHead(pathname: string): Promise<void> {
  visits += 1;
  const visit = visits;
  for (const element of partsOf(document).head) element.remove();
  const head = await fetchHead(pathname).catch(() => []);
  if (visit !== visits) return;
  document.head.append(...head);
  await fetchAhead();
}

/** What belongs to the head of the page at a path; rejects when it cannot be had. */
export async function fetchHead(pathname: string): Promise<readonly Element[]> {
  if (first?.pathname === pathname) return first.head;
  // Without prerendering there is nothing to fetch.
  if (import.meta.env.DEV) return [];
  const { fetchParts } = await import('./documents.ts');
  return (await fetchParts(pathname)).head;
}

/**
 * Fetches the scripts that other pages will need, as the head lists them, when the browser has nothing
 * else to do, if the page is still shown by then. A link of the kind `prefetch` would be for that, but
 * Firefox holds it to the policy's `default-src`, which allows nothing, and WebKit does not follow it.
 */
async function fetchAhead(): Promise<void> {
  const list = document.head.querySelector(`[${MODULES_AHEAD_ATTRIBUTE}]`);
  if (list === null) return;
  await idleAfterLoad();
  if (!list.isConnected) return;
  for (const href of list.getAttribute(MODULES_AHEAD_ATTRIBUTE)?.split(' ') ?? []) {
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
}

import { MODULES_AHEAD_ATTRIBUTE } from '#site/document-ids.ts';
import { partsOf } from './page-parts.ts';

/** The page that the server sent, with its head; the head returns whenever that page does. */
let first: { readonly pathname: string; readonly head: readonly Element[] } | null = null;

let visits = 0;

/** Starts with the page at a path, whose head is already in the document. */
export function beginWithHead(pathname: string): void {
  first = { pathname, head: partsOf(document).head };
  void fetchAhead();
}

/**
 * Replaces the head elements of the page that was left with those of the page at a path: removes the
 * old ones at once, and adds the new ones when they arrive, if the page is still shown by then.
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

/** The head elements that belong to the page at a path; rejects when they cannot be fetched. */
export async function fetchHead(pathname: string): Promise<readonly Element[]> {
  if (first?.pathname === pathname) return first.head;
  // Without prerendering there is nothing to fetch.
  if (import.meta.env.DEV) return [];
  const { fetchParts } = await import('./documents.ts');
  return (await fetchParts(pathname)).head;
}

// Few pages have such a list.
async function fetchAhead(): Promise<void> {
  const list = document.head.querySelector(`[${MODULES_AHEAD_ATTRIBUTE}]`);
  if (list === null) return;
  const { fetchModules } = await import('./fetch-modules.ts');
  await fetchModules(list);
}

import { partsOf } from '#navigation/page-parts.ts';
import type { Route } from '#site/routes.ts';

/**
 * Long texts travel in the document of their page and in no script. A page that is reached by a link
 * takes them out of that document; what leaves the page is put aside here for the next visit.
 */
const shelf = new Map<string, ParentNode>();

/**
 * Notes where the texts of the served page stand, before React takes the page over: of a page that a
 * translator or an extension has changed by then it keeps nothing, and draws all anew, without them.
 */
export function noteServed(): void {
  for (const [name, element] of partsOf(document).texts) shelf.set(name, element);
}

/** Fetches the texts of a page that are neither on the page nor put aside; rejects when it cannot. */
export async function fetchServed(pathname: string, { served = [] }: Route): Promise<void> {
  // Without prerendering the texts come as script.
  if (import.meta.env.SSR || import.meta.env.DEV) return;
  const shown = partsOf(document).texts;
  const missing = served.filter((name) => !shelf.has(name) && !shown.has(name));
  if (missing.length === 0) return;
  const { fetchParts } = await import('#navigation/documents.ts');
  const { texts } = await fetchParts(pathname);
  for (const name of missing) {
    const element = texts.get(name);
    if (element === undefined) throw new Error(`${pathname} has no text ${name}`);
    shelf.set(name, element);
  }
}

/** Follows an element that shows a text: fills it if it came empty, and keeps its text when it goes. */
export function showServed(name: string, element: Element): () => void {
  if (!element.hasChildNodes()) {
    element.append(...(shelf.get(name)?.childNodes ?? []));
  }
  shelf.delete(name);
  return () => putAside(name, element);
}

function putAside(name: string, element: Element): void {
  const text = document.createDocumentFragment();
  text.append(...element.childNodes);
  shelf.set(name, text);
}

import { partsOf } from '#navigation/page-parts.ts';
import type { Route } from '#site/routes.ts';

/**
 * Long texts travel in their page's document, not in a script. A page that is reached by a link takes
 * them out of that document; texts that leave the page are put aside here for the next visit.
 */
const cache = new Map<string, ParentNode>();

/**
 * Remembers the text elements of the served page before React takes it over. If a translator or an
 * extension has changed the page by then, React discards it and draws it anew, without the texts.
 */
export function noteServed(): void {
  for (const [name, element] of partsOf(document).texts) cache.set(name, element);
}

/** Fetches the texts of a page that are neither on the page nor put aside; rejects if that fails. */
export async function fetchServed(pathname: string, { served = [] }: Route): Promise<void> {
  // Without prerendering, the texts come in the script.
  if (import.meta.env.SSR || import.meta.env.DEV) return;
  const shown = partsOf(document).texts;
  const missing = served.filter((name) => !cache.has(name) && !shown.has(name));
  if (missing.length === 0) return;
  const { fetchParts } = await import('#navigation/documents.ts');
  const { texts } = await fetchParts(pathname);
  for (const name of missing) {
    const element = texts.get(name);
    if (element === undefined) throw new Error(`${pathname} has no text ${name}`);
    cache.set(name, element);
  }
}

/** Fills an element that shows a text, if empty. The returned function keeps the text when it goes. */
export function showServed(name: string, element: Element): () => void {
  if (!element.hasChildNodes()) {
    element.append(...(cache.get(name)?.childNodes ?? []));
  }
  cache.delete(name);
  return () => putAside(name, element);
}

function putAside(name: string, element: Element): void {
  const text = document.createDocumentFragment();
  text.append(...element.childNodes);
  cache.set(name, text);
}

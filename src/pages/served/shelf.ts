import type { Route } from '#site/routes.ts';

/**
 * Long texts travel in the document of their page and in no script. A page that is reached by a link
 * takes them out of that document; what leaves the page is put aside here for the next visit.
 */
const shelf = new Map<string, ParentNode>();

const ATTRIBUTE = 'data-served';

/**
 * Notes where the texts of the served page stand, before React takes the page over: of a page that a
 * translator or an extension has changed by then it keeps nothing, and draws all anew, without them.
 */
export function noteServed(): void {
  for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
    shelf.set(element.getAttribute(ATTRIBUTE) ?? '', element);
  }
}

/** Fetches the texts of a page that are neither on the page nor put aside; rejects when it cannot. */
export async function fetchServed(pathname: string, { served = [] }: Route): Promise<void> {
  // Without prerendering the texts come as script.
  if (import.meta.env.SSR || import.meta.env.DEV) return;
  if (served.every((name) => shelf.has(name) || find(document, name) !== null)) return;
  const page = await fetchDocument(pathname);
  for (const name of served) {
    const element = find(page, name);
    if (element === null) throw new Error(`${pathname} has no text ${name}`);
    putAside(name, element);
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

function find(page: Document, name: string): Element | null {
  return page.querySelector(`[${ATTRIBUTE}="${name}"]`);
}

/**
 * The document at a path. Parsed by the request itself: a policy of trusted types forbids to make
 * one out of a string.
 */
function fetchDocument(pathname: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${pathname} cannot be fetched`));
    request.open('GET', pathname);
    request.responseType = 'document';
    request.addEventListener('error', fail);
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML !== null) resolve(request.responseXML);
      else fail();
    });
    request.send();
  });
}

import { partsOf, type PageParts } from './page-parts.ts';

const fetched = new Map<string, Promise<PageParts>>();

/**
 * Fetches the parts of the page served at a path, and the pictures that its head preloads, once. The
 * parts are not copies: they can stand in one page only. Rejects when they cannot be fetched.
 */
export function fetchParts(pathname: string): Promise<PageParts> {
  const known = fetched.get(pathname);
  if (known !== undefined) return known;
  const parts = requestDocument(pathname).then(takeParts);
  fetched.set(pathname, parts);
  parts.catch(() => fetched.delete(pathname));
  return parts;
}

function takeParts(page: Document): PageParts {
  // The document was parsed as if scripts were off, so what is meant for browsers without scripts would show.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  const parts = partsOf(page);
  // An element that still belongs to the document would keep the whole document in the heap.
  for (const element of [...parts.head, ...parts.texts.values()]) document.adoptNode(element);
  fetchPictures(parts.head);
  return parts;
}

// Browsers would report a preload link as unused while the page before is still shown.
function fetchPictures(head: readonly Element[]): void {
  for (const element of head) {
    if (element instanceof HTMLLinkElement && element.as === 'image') {
      new Image().src = element.href;
    }
  }
}

// The request parses the document: a trusted types policy forbids making one from a string.
function requestDocument(pathname: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${pathname} cannot be fetched`));
    request.open('GET', pathname);
    request.responseType = 'document';
    request.addEventListener('error', fail);
    request.addEventListener('load', () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML !== null) resolve(responseXML);
      else fail();
    });
    request.send();
  });
}

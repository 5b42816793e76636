import { partsOf, type PageParts } from './page-parts.ts';

const fetched = new Map<string, Promise<PageParts>>();

/**
 * The parts of the page that is served at a path, and the pictures that its head preloads. They are
 * fetched once, and no copies: who puts them into the page has them. Rejects when they cannot be had.
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
  // It was parsed as for a browser without scripts: what only such a one shows would be shown here.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  const parts = partsOf(page);
  // As long as they belong to it they keep the whole document.
  for (const element of [...parts.head, ...parts.texts.values()]) document.adoptNode(element);
  fetchPictures(parts.head);
  return parts;
}

// In the head of the page that is still shown a preload would be told as one in vain.
function fetchPictures(head: readonly Element[]): void {
  for (const element of head) {
    if (element instanceof HTMLLinkElement && element.as === 'image') {
      new Image().src = element.href;
    }
  }
}

// Parsed by the request itself: a policy of trusted types forbids to make a document out of a string.
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

import { ROUTE_ATTRIBUTE } from '#site/document-ids.ts';

/** The parts taken out of a page's document to show the page without a full load. */
export interface PageParts {
  /** Everything in the head that belongs to the page's route, except its title. */
  readonly head: readonly Element[];
  /** The elements that hold the long texts, by the texts' names. */
  readonly texts: ReadonlyMap<string, Element>;
}

/** `served-text.tsx` writes it. */
const SERVED_ATTRIBUTE = 'data-served';

/** The parts of a page, left in place. */
export function partsOf(page: Document): PageParts {
  const texts = page.querySelectorAll(`[${SERVED_ATTRIBUTE}]`);
  return {
    head: [...page.head.querySelectorAll(`[${ROUTE_ATTRIBUTE}]`)],
    texts: new Map(
      [...texts].map((text) => [text.getAttribute(SERVED_ATTRIBUTE) ?? '', text] as const),
    ),
  };
}

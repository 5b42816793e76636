import { SELECTORS, type Query } from './engine.ts';

/** An element as it is presented to a person. */
export interface Seen {
  readonly name: string;
  /** What can be read in it, with single spaces. */
  readonly text: string;
  readonly isChecked: boolean;
}

/** A query in terms of the page's markup. */
export interface Search {
  readonly selector: string;
  readonly name: string | null;
  readonly hostSelector: string | null;
  readonly hostName: string | null;
}

export function searchFor({ role, name, within }: Query): Search {
  return {
    selector: SELECTORS[role],
    name: name ?? null,
    hostSelector: within === undefined ? null : SELECTORS[within.role],
    hostName: within?.name ?? null,
  };
}

/** Runs in the page: what is seen of all matching elements, or the first such element. */
export function survey(
  { selector, name, hostSelector, hostName }: Search,
  wants: 'seen' | 'element',
): readonly Seen[] | Element | null {
  const host = hostSelector === null ? document : meant(document, hostSelector, hostName)[0];
  const elements = host === undefined ? [] : meant(host, selector, name);
  if (wants === 'element') return elements[0] ?? null;
  return elements.map((element) => ({
    name: nameOf(element),
    text: wordsOf(element),
    isChecked: element.getAttribute('aria-checked') === 'true',
  }));

  function meant(within: ParentNode, tags: string, wanted: string | null): readonly Element[] {
    return [...within.querySelectorAll(tags)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (wanted === null || nameOf(element) === wanted),
    );
  }

  // This product's markup gives names by label, by reference or by content.
  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const reference = element.getAttribute('aria-labelledby');
    const named = reference === null ? element : document.getElementById(reference);
    const copy = named?.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return wordsOf(copy);
  }

  function wordsOf(element: Element): string {
    return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  }
}

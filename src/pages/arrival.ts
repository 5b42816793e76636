import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownPage } from './navigation.ts';

/**
 * What a person is told on arriving at another page without a full load: the title changes and is
 * announced once, focus goes to the page's headline, the window to its top or to the anchor.
 */
export function useArrival(
  shown: ShownPage,
  title: string,
  canonical: string | null,
  announce: (text: string) => void,
): void {
  const previous = useRef(shown);
  const pageId = shown.route?.id;
  // As the server marks it: the style sheets ask for it, so that it comes before the page is painted.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (pageId === undefined) delete dataset['page'];
    else dataset['page'] = pageId;
  }, [pageId]);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    document.title = title;
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link !== null && canonical !== null) link.href = canonical;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (shown.arrival === 'link') scrollToStart();
    announce(title);
  }, [shown, title, canonical, announce]);
}

function scrollToStart(): void {
  const anchor = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  if (anchor === null) scrollTo({ top: 0, behavior: 'instant' });
  else anchor.scrollIntoView({ behavior: 'instant' });
}

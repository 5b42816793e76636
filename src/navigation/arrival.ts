import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownPage } from './navigation.ts';
import { beginWithHead, showHead } from './route-head.ts';

/**
 * Handles arriving at another page without a full load: the title changes and is announced once, the
 * rest of the head changes with it, focus goes to the page's headline, and the window scrolls to its
 * top, to the anchor, or on the way back to where the page was left.
 */
export function useArrival(
  shown: ShownPage,
  title: string,
  announce: (text: string) => void,
): void {
  const previous = useRef<ShownPage>(null);
  const pageId = shown.route?.id;
  // The same mark as the server writes. Style sheets use it, so it must be set before the page is painted.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (pageId === undefined) delete dataset['page'];
    else dataset['page'] = pageId;
  }, [pageId]);
  useEffect(() => {
    if (previous.current === shown) return;
    const isFirst = previous.current === null;
    previous.current = shown;
    if (isFirst) return beginWithHead(shown.pathname);
    document.title = title;
    void showHead(shown.pathname);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (shown.arrival === 'link') scrollToStart();
    else scrollToLeft(history.state);
    announce(title);
  }, [shown, title, announce]);
}

function scrollToStart(): void {
  const anchor = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  if (anchor === null) scrollTo({ top: 0, behavior: 'instant' });
  else anchor.scrollIntoView({ behavior: 'instant' });
}

/** The browser does so before the page is there, and comes no farther than the other one is long. */
function scrollToLeft(top: unknown): void {
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
}

import { useLayoutEffect, type RefObject } from 'react';

/** Style properties by which what stands at the window's lower edge tells how much it covers. */
export type RoomProperty = '--consent-size' | '--offer-size' | '--update-size';

/**
 * Tells the style sheets how tall an element at the window's lower edge is, gap included, as long as
 * it is there, and keeps the focused control clear of it.
 */
export function useRoomAtEnd(region: RefObject<HTMLElement | null>, property: RoomProperty): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.offsetHeight}px`);
      uncoverFocus(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [region, property]);
}

// What a person works on by keyboard had the focus before the element was there.
function uncoverFocus(region: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || region.contains(focused) || !focused.matches(':focus-visible')) return;
  focused.scrollIntoView({ block: 'nearest' });
}

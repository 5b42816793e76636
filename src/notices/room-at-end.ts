import { useLayoutEffect, type RefObject } from 'react';
import { afterPaint } from '#services/after-paint.ts';

/** Style properties that say how much each element at the window's lower edge covers. */
export type RoomProperty = '--consent-size' | '--offer-size' | '--update-size';

/**
 * Tells the style sheets how tall an element at the window's lower edge is, gap included, while it
 * exists, and keeps the focused control clear of it. Every element of the page inherits the property, so the
 * browser styles them all again: in a task of its own, after the element is painted.
 */
export function useRoomAtEnd(region: RefObject<HTMLElement | null>, property: RoomProperty): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      if (!element.isConnected) return;
      style.setProperty(property, `${element.offsetHeight}px`);
      uncoverFocus(element);
    };
    const stop = followSize(element, () => afterPaint(tell));
    return () => {
      stop();
      style.removeProperty(property);
    };
  }, [region, property]);
}

/**
 * Calls back when an element has its size and whenever the size changes; in a browser that does not
 * report sizes, whenever the window is resized. Returns how to stop.
 */
function followSize(element: Element, tell: () => void): () => void {
  if (window.ResizeObserver === undefined) {
    tell();
    addEventListener('resize', tell);
    return () => removeEventListener('resize', tell);
  }
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => observer.disconnect();
}

// A keyboard user's control had focus before the element appeared.
function uncoverFocus(region: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || region.contains(focused) || !focused.matches(':focus-visible')) return;
  focused.scrollIntoView({ block: 'nearest' });
}

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Marks the place that something moves into: the place is scrolled into view, not what moves. */
export const STEADY = { 'data-steady': '' } as const;

interface KeptFocus<Host extends HTMLElement> {
  readonly ref: RefObject<Host | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<Host>) => void;
  /**
   * Has the element itself keep focus until the next render, if focus is inside it. For content that is about to be
   * exchanged: to remove what has focus makes a browser lay out what is half exchanged.
   */
  readonly hold: () => void;
}

/**
 * Keeps focus inside an element when its content is exchanged: if the focused element is gone, the
 * one that the function finds takes focus. Does nothing while focus is elsewhere.
 */
export function useKeptFocus<Host extends HTMLElement = HTMLDivElement>(
  successorIn: (host: HTMLElement) => HTMLElement | null,
): KeptFocus<Host> {
  const host = useRef<Host>(null);
  const hasFocus = useRef(false);
  const isHeld = useRef(false);

  // After every render: only the content itself knows what is exchanged, and when.
  useLayoutEffect(() => {
    if (host.current === null || !hasFocus.current) return;
    if (host.current.contains(document.activeElement) && !isHeld.current) return;
    isHeld.current = false;
    takeFocus(successorIn(host.current));
    hasFocus.current = host.current.contains(document.activeElement);
  });

  return {
    ref: host,
    onFocus() {
      hasFocus.current = true;
    },
    // A window that loses focus keeps its focused element, which gets focus back with the window.
    onBlur({ currentTarget }) {
      hasFocus.current = currentTarget.contains(document.activeElement);
    },
    hold() {
      if (host.current?.contains(document.activeElement) !== true) return;
      isHeld.current = true;
      host.current.focus({ preventScroll: true });
    },
  };
}

// A keyboard player has to see the focus; nobody else asked for scrolling. Scrolling to an element
// that is still moving would go to where it starts, so its surroundings are scrolled to.
function takeFocus(successor: HTMLElement | null): void {
  if (successor === null) return;
  successor.focus({ preventScroll: true });
  if (!successor.matches(':focus-visible')) return;
  (successor.closest('[data-steady]') ?? successor).scrollIntoView({ block: 'nearest' });
}

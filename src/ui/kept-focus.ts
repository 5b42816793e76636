import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Marks the place of something that moves there: it is what is scrolled to. */
export const STEADY = { 'data-steady': '' } as const;

interface KeptFocus<Host extends HTMLElement> {
  readonly ref: RefObject<Host | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<Host>) => void;
}

/**
 * Keeps focus that is inside an element from being lost when its content is exchanged: when what had
 * it is gone, what the function finds takes it. Nothing happens while focus is elsewhere.
 */
export function useKeptFocus<Host extends HTMLElement = HTMLDivElement>(
  successorIn: (host: HTMLElement) => HTMLElement | null,
): KeptFocus<Host> {
  const host = useRef<Host>(null);
  const hasFocus = useRef(false);

  // After every render: what is exchanged, and when, only the content itself knows.
  useLayoutEffect(() => {
    if (host.current === null || !hasFocus.current) return;
    if (host.current.contains(document.activeElement)) return;
    takeFocus(successorIn(host.current));
    hasFocus.current = host.current.contains(document.activeElement);
  });

  return {
    ref: host,
    onFocus() {
      hasFocus.current = true;
    },
    // A window that is left keeps its focused element, which gets the focus back with the window.
    onBlur({ currentTarget }) {
      hasFocus.current = currentTarget.contains(document.activeElement);
    },
  };
}

// Whoever plays by keyboard has to see the focus; nobody else asked for scrolling. What is still on
// its way to its place would be scrolled to where it starts, its surroundings are not.
function takeFocus(successor: HTMLElement | null): void {
  if (successor === null) return;
  successor.focus({ preventScroll: true });
  if (!successor.matches(':focus-visible')) return;
  (successor.closest('[data-steady]') ?? successor).scrollIntoView({ block: 'nearest' });
}

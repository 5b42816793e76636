import { useSyncExternalStore } from 'react';
import { currentSection, type SectionInWindow } from './current-section.ts';

/**
 * The id of the section that a person is at, updated as they scroll; null between sections. In served
 * markup, which nobody has scrolled yet, it is the first one.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  return useSyncExternalStore(
    followLayout,
    () => sectionInView(ids),
    () => ids[0] ?? null,
  );
}

/** Calls the listener, once a frame, when sections may have moved in the window. Returns a function that stops. */
function followLayout(listener: () => void): () => void {
  let frame: number | null = null;
  const tell = () => {
    frame = null;
    listener();
  };
  const note = () => {
    frame ??= requestAnimationFrame(tell);
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('scroll', note, { passive: true, signal });
  addEventListener('resize', note, { signal });
  // A question that opens pushes down what is below it. `toggle` does not bubble, so it is captured.
  document.addEventListener('toggle', note, { capture: true, signal });
  return () => {
    listening.abort();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}

function sectionInView(ids: readonly string[]): string | null {
  const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  return currentSection(sectionsInWindow(ids, clientHeight), { height: clientHeight, isAtEnd });
}

/** Measures anew each time: an earlier measurement says nothing about now. */
function sectionsInWindow(ids: readonly string[], windowHeight: number): SectionInWindow[] {
  const header = document.querySelector('header');
  const visibleFrom = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  return ids.flatMap((id) => {
    const section = document.getElementById(id);
    if (section === null) return [];
    const { top, bottom, height } = section.getBoundingClientRect();
    const visibleHeight = Math.min(bottom, windowHeight) - Math.max(top, visibleFrom);
    return { id, top, height, visibleHeight: Math.max(0, visibleHeight) };
  });
}

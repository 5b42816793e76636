import { useSyncExternalStore } from 'react';
import { currentSection, type SectionInWindow } from './current-section.ts';

/**
 * The id of the section that a person is at, followed as they scroll; null between sections. Served
 * markup, which nobody has scrolled yet, has the first one.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  return useSyncExternalStore(
    followLayout,
    () => sectionInView(ids),
    () => ids[0] ?? null,
  );
}

/** Calls the listener when sections may have moved in the window, once a frame; returns how to stop. */
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
  // A question that opens pushes what is below it. This event does not rise: it is caught on its way down.
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

/** Measured anew each time: what was true at the last look says nothing of now. */
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

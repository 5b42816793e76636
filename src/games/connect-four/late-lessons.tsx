import { lazy, Suspense } from 'react';
import { whenInWindow } from '#services/when-in-window.ts';
import css from './late-lessons.module.css';

/**
 * The lessons as the server wrote them; their script and texts are fetched when they come into the window. Where the
 * page was reached by a link, they are fetched at once: nobody knows how high they will be, and what lies below them
 * would move away from under a pointer.
 */
export function LateLessons() {
  return (
    <div ref={watch} className={css['place']}>
      {WHOLE}
    </div>
  );
}

const load = () => import('./lessons-section.tsx');

let fetchLessons: () => void;

/** Pending while they cannot be fetched: then they stay as the server wrote them, and can be read. */
const arrival = new Promise<Awaited<ReturnType<typeof load>>>((resolve) => {
  fetchLessons = () => void load().then(resolve, warn);
});

const Lessons = import.meta.env.SSR ? (await load()).default : lazy(() => arrival);

// Always the same element, so that hydration inside it can wait indefinitely.
const WHOLE = (
  <Suspense>
    <Lessons />
  </Suspense>
);

function watch(place: Element | null) {
  if (place === null) return undefined;
  if (place.hasChildNodes()) return whenInWindow(place, fetchLessons);
  fetchLessons();
  return undefined;
}

function warn(cause: unknown): void {
  console.warn('The lessons stay still.', cause);
}

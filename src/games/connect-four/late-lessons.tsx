import { useLingui } from '@lingui/react';
import { lazy, Suspense, useState, type ComponentType, type RefCallback } from 'react';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import { whenInWindow } from '#services/when-in-window.ts';
import { Ornament } from '#ui/ornament.tsx';
import css from './late-lessons.module.css';
// The script comes late, but the server's markup is seen at once.
import './lesson-marks.module.css';
import './lessons-section.module.css';

/**
 * The lessons as the server wrote them; their script and texts are fetched when they come into the window. Where the
 * page was reached by a link, their place is kept until then.
 */
export function LateLessons() {
  const { code } = languageFor(useLingui().i18n.locale);
  const [{ whole, watch }] = useState(() => lessonsIn(code));
  return <div ref={watch}>{whole}</div>;
}

/** The lessons, always the same element, so that hydration inside it can wait; and what looks when they are seen. */
function lessonsIn(language: LanguageCode) {
  let watch: RefCallback<Element> = nothing;
  const arrival = new Promise<void>((arrive) => {
    watch = (place) => (place === null ? undefined : whenInWindow(place, arrive));
  });
  const Lessons =
    SERVED ??
    lazy(() =>
      arrival
        .then(() => import('./lessons-section.tsx'))
        .then(({ loadLessons }) => loadLessons(language))
        .catch(neverMind),
    );
  const whole = (
    <Ornament fail={warn}>
      <Suspense fallback={<div className={css['place']} />}>
        <Lessons />
      </Suspense>
    </Ornament>
  );
  return { whole, watch };
}

const SERVED = import.meta.env.SSR ? await servedLessons() : null;

/** On the server the page's own formatter has all texts. */
async function servedLessons(): Promise<ComponentType> {
  const { LessonsSection } = await import('./lessons-section.tsx');
  return function ServedLessons() {
    return <LessonsSection texts={useLingui().i18n} />;
  };
}

function warn(cause: unknown): void {
  console.warn('The lessons were left out.', cause);
}

function nothing(): void {
  // The promise brings the function.
}

// Without their script they stay as the server wrote them, and can be read.
function neverMind(): Promise<never> {
  return new Promise(nothing);
}

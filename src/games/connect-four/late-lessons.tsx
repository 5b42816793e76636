import { useLingui } from '@lingui/react';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { lateTexts } from '#i18n/format.ts';
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
  const [{ whole, arrive }] = useState(() => lessonsIn(code));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    return current === null ? undefined : whenInWindow(current, arrive);
  }, [arrive]);
  return <div ref={place}>{whole}</div>;
}

/** The lessons, always the same element, so that hydration inside it can wait; and what ends the waiting. */
function lessonsIn(language: LanguageCode) {
  let arrive = nothing;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Lessons = SERVED ?? lazy(() => arrival.then(() => load(language)).catch(neverMind));
  const whole = (
    <Ornament fail={warn}>
      <Suspense fallback={<div className={css['place']} />}>
        <Lessons />
      </Suspense>
    </Ornament>
  );
  return { whole, arrive };
}

const SERVED = import.meta.env.SSR ? await servedLessons() : null;

/** On the server the page's own formatter has all texts. */
async function servedLessons(): Promise<ComponentType> {
  const { LessonsSection } = await import('./lessons-section.tsx');
  return function ServedLessons() {
    return <LessonsSection texts={useLingui().i18n} />;
  };
}

async function load(language: LanguageCode): Promise<{ readonly default: ComponentType }> {
  const [{ LessonsSection }, texts] = await Promise.all([
    import('./lessons-section.tsx'),
    lateTexts(language, 'lessons'),
  ]);
  return { default: () => <LessonsSection texts={texts} /> };
}

function warn(cause: unknown): void {
  console.warn('The lessons were left out.', cause);
}

function nothing(): void {
  // The promise below brings the function.
}

// Without their script they stay as the server wrote them, and can be read.
function neverMind(): Promise<never> {
  return new Promise(() => undefined);
}

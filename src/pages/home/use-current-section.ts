import { useEffect, useState } from 'react';
import { currentSection, type SectionInWindow } from './current-section.ts';

/** A long section may cover the window by a small part of itself: every hundredth is noticed. */
const THRESHOLDS = Array.from({ length: 101 }, (_, index) => index / 100);

/**
 * The id of the section that a person is at, followed as they scroll; null between sections, and in a
 * browser that does not tell.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const seen = new Map<string, SectionInWindow>();
    const update = () => setCurrent(currentSection([...seen.values()], windowState()));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, intersectionRect } of entries) {
          const { top, height } = boundingClientRect;
          const visibleHeight = intersectionRect.height;
          seen.set(target.id, { id: target.id, top, height, visibleHeight });
        }
        update();
      },
      { threshold: THRESHOLDS },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    // The end of the page may be reached while no section moves in or out.
    addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', update);
    };
  }, [ids]);
  return current;
}

function windowState() {
  const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
  return {
    height: clientHeight,
    isAtEnd: scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1,
  };
}

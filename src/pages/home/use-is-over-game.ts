import { useEffect, useState, type RefObject } from 'react';
import { GAME_ANCHOR } from '#site/routes.ts';

/**
 * Whether a part of the game, or of what stands around it, lies under an element that floats over the
 * page. As long as nobody has looked it may, as in a browser that cannot look.
 */
export function useIsOverGame(floating: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(true);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    let stop = follow(floating.current, setIsOver);
    const restart = () => {
      stop();
      stop = follow(floating.current, setIsOver);
    };
    addEventListener('resize', restart);
    // What comes to the window's lower end lifts the element, and makes the page longer.
    const length = new ResizeObserver(restart);
    length.observe(document.body);
    return () => {
      stop();
      removeEventListener('resize', restart);
      length.disconnect();
    };
  }, [floating]);
  return isOver;
}

/** The observer's window is as large as the element, so that what it sees is what the element covers. */
function follow(element: HTMLElement | null, tell: (isOver: boolean) => void): () => void {
  const { top, right, bottom, left } = element?.getBoundingClientRect() ?? new DOMRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const covered = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      tell(covered.size > 0);
    },
    { rootMargin: `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px` },
  );
  const game = document.getElementById(GAME_ANCHOR);
  // Around the game lie links, score and guide; the game itself has room beside its parts.
  const around = [...(game?.parentElement?.children ?? [])].filter((part) => part !== game);
  for (const part of [...(game?.children ?? []), ...around]) observer.observe(part);
  return () => observer.disconnect();
}

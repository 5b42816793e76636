import { useLayoutEffect, useRef } from 'react';
import type { Outcome } from '#core/game.ts';
import { around, boxesOf } from './boxes.ts';
import css from './celebration.module.css';
import { FLOATING } from './floating.ts';
import { spotsAround } from './spots.ts';

/** What no drawing may cover; toasts come and go above them. */
const TAKEN = [
  'header',
  'main :is(button, a, summary, h1, h2, h3, p, dt, dd, li)',
  'main :is([data-keep-clear], [data-side], [role="grid"], [role="img"])',
  'main [role="group"][aria-labelledby]',
].join(', ');

/** The panels' edges are covered only where there is no room for larger drawings. */
const PANELS = 'main section';
const LARGE_PX = 36;
const SMALLEST_PX = 22;

interface CelebrationProps {
  /** How the game ended; a game for one alone is won by the second side, the treasure's. */
  readonly outcome: Outcome;
}

/**
 * Six drawings that rise around the board of the game whose part this is, for five seconds: in the window,
 * and on no cell, word or control. Pure decoration, and none where there is no room for it.
 */
export function Celebration({ outcome }: CelebrationProps) {
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = sky;
    if (current === null) return undefined;
    if (!('ResizeObserver' in globalThis)) {
      putAround(current);
      return undefined;
    }
    // In another window the game stands elsewhere; the first call comes before the first paint.
    const observer = new ResizeObserver(() => putAround(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={sky} className={css['sky']} data-celebration aria-hidden="true">
      {Object.entries(FLOATING[outcome.kind === 'win' ? outcome.winner : 'draw']).map(
        ([name, src]) => (
          <img key={name} className={css['rising']} src={src} alt="" width="64" height="64" />
        ),
      )}
    </div>
  );
}

// How much room there is depends on the game, the window and the length of the words.
function putAround(sky: HTMLElement): void {
  const place = sky.parentElement?.querySelector('[data-celebrated]');
  if (place === null || place === undefined) return;
  const grids = boxesOf(place.querySelectorAll('[role="grid"], [role="img"]'));
  const board = around(grids.length > 0 ? grids : [place.getBoundingClientRect()]);
  const { clientWidth, clientHeight } = document.documentElement;
  const window = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  const taken = [board, ...boxesOf(document.querySelectorAll(TAKEN))];
  const images = [...sky.querySelectorAll('img')];
  const panels = boxesOf(document.querySelectorAll(PANELS));
  const count = images.length;
  const large = spotsAround(board, window, [...taken, ...panels], { count, smallest: LARGE_PX });
  const spots =
    large.length > 0 ? large : spotsAround(board, window, taken, { count, smallest: SMALLEST_PX });
  const origin = sky.getBoundingClientRect();
  for (const [index, image] of images.entries()) {
    const spot = spots[index];
    image.hidden = spot === undefined;
    if (spot === undefined) continue;
    image.style.inlineSize = `${spot.size}px`;
    image.style.left = `${spot.x - spot.size / 2 - origin.left}px`;
    image.style.top = `${spot.y - spot.size / 2 - origin.top}px`;
  }
}

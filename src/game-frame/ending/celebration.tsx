import { useLayoutEffect, useRef } from 'react';
import type { Outcome } from '#core/game.ts';
import { mediaQuery } from '#ui/media.ts';
import { ABREAST, DESKTOP } from '#ui/windows.ts';
import { around, boxesOf } from './boxes.ts';
import css from './celebration.module.css';
import { Chest } from './chest.tsx';
import { FLOATING } from './floating.ts';
import { isWayFree, LEAST_DRIFTING_PX, spotsAround, type Box, type Spot } from './spots.ts';

/** What no drawing may cover; toasts come and go above them. */
const TAKEN = [
  'header',
  'footer',
  'main :is(button, a, summary, h1, h2, h3, p, dt, dd, li)',
  'main :is([data-keep-clear], [data-side], [role="grid"], [role="img"])',
  'main [role="group"][aria-labelledby]',
  '[data-place] :is(button, a, p, h2)',
].join(', ');

/**
 * Between the controls of a panel a drawing looks squeezed, and before another drawing it is lost: one stands
 * there only where there is no room elsewhere.
 */
const CROWDED = 'main :is(section, [data-backdrop])';
/** How small one may be, in px: smaller only where not all have room otherwise. */
const SMALLEST_PX = 28;
const SMALLER_PX = 25;
const TINIEST_PX = 22;
/** Where the controls stand below the board, toasts lie at the lower edge of the window, and are this high. */
const TOAST_PX = 54;
const IS_BESIDE_PANEL = mediaQuery(`${DESKTOP}, ${ABREAST}`);

interface CelebrationProps {
  /** How the game ended; a game for one alone is won by the second side, the treasure's. */
  readonly outcome: Outcome;
  /** They rise out of a chest that opens, which is one of them. */
  readonly hasChest?: boolean;
}

/**
 * Six drawings that rise around the board of the game whose part this is, for five seconds: in the window,
 * and on no cell, word or control; after a win, rays of light behind all that. Pure decoration, and no drawings
 * where there is no room for them.
 */
export function Celebration({ outcome, hasChest = false }: CelebrationProps) {
  const sky = useRef<HTMLDivElement>(null);
  const rays = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = sky;
    if (current === null) return undefined;
    const show = () => putAround(current, rays.current);
    if (!('ResizeObserver' in globalThis)) {
      show();
      return undefined;
    }
    // In another window the game stands elsewhere; the first call comes before the first paint.
    const observer = new ResizeObserver(show);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {outcome.kind === 'win' && <div ref={rays} className={css['rays']} aria-hidden="true" />}
      <div
        ref={sky}
        className={css['sky']}
        data-celebration
        data-chest={hasChest || undefined}
        aria-hidden="true"
      >
        {hasChest && (
          <div className={css['chest']}>
            <Chest />
          </div>
        )}
        {Object.entries(FLOATING[outcome.kind === 'win' ? outcome.winner : 'draw'])
          .filter(([name]) => !(hasChest && name === 'treasure'))
          .map(([name, src]) => (
            <img key={name} className={css['rising']} src={src} alt="" width="64" height="64" />
          ))}
      </div>
    </>
  );
}

// How much room there is depends on the game, the window and the length of the words.
function putAround(sky: HTMLElement, rays: HTMLElement | null): void {
  const place = sky.parentElement?.querySelector('[data-celebrated]');
  if (place === null || place === undefined) return;
  const grids = boxesOf(place.querySelectorAll('[role="grid"], [role="img"]'));
  const board = around(grids.length > 0 ? grids : [place.getBoundingClientRect()]);
  const { clientWidth, clientHeight } = document.documentElement;
  if (rays !== null) shineFrom(board, rays);
  const window = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  const taken = [board, ...boxesOf(document.querySelectorAll(TAKEN))];
  const toast = {
    ...window,
    top: IS_BESIDE_PANEL.matches() ? window.bottom : clientHeight - TOAST_PX,
  };
  const drawings = [...sky.children].filter((child) => child instanceof HTMLElement);
  const crowded = boxesOf(document.querySelectorAll(CROWDED));
  const tries = [
    { obstacles: [...taken, toast, ...crowded], smallest: SMALLEST_PX },
    ...[SMALLEST_PX, SMALLER_PX, TINIEST_PX].map((smallest) => ({
      obstacles: [...taken, toast],
      smallest,
    })),
    { obstacles: taken, smallest: TINIEST_PX },
  ];
  let spots: readonly Spot[] = [];
  for (const { obstacles, smallest } of tries) {
    spots = spotsAround(board, window, obstacles, { count: drawings.length, smallest });
    if (spots.length > 0) break;
  }
  put(drawings, largestFirst(spots, (board.left + board.right) / 2, board.bottom), sky, taken);
}

/** Below the header, and above the footer. */
function shineFrom(board: Box, rays: HTMLElement): void {
  const sea = rays.closest('main')?.getBoundingClientRect();
  const top = Math.max(0, sea?.top ?? 0);
  const below = document.documentElement.clientHeight - (sea?.bottom ?? 0);
  rays.style.inset = `${top}px 0 ${Math.max(0, below)}px`;
  rays.style.setProperty('--x', `${(board.left + board.right) / 2}px`);
  rays.style.setProperty('--y', `${(board.top + board.bottom) / 2 - top}px`);
}

/**
 * Puts each drawing on its spot. It comes from where the first one stands, if it covers nothing on that way,
 * and else from a little below.
 */
function put(
  drawings: readonly HTMLElement[],
  spots: readonly Spot[],
  sky: HTMLElement,
  taken: readonly Box[],
): void {
  const origin = sky.getBoundingClientRect();
  const [first] = spots;
  for (const [index, drawing] of drawings.entries()) {
    const spot = spots[index];
    drawing.hidden = spot === undefined;
    if (spot === undefined || first === undefined) continue;
    const { x, y, size } = spot;
    drawing.style.inlineSize = `${size}px`;
    drawing.toggleAttribute('data-small', size < LEAST_DRIFTING_PX);
    drawing.style.left = `${x - size / 2 - origin.left}px`;
    drawing.style.top = `${y - size / 2 - origin.top}px`;
    const isFree = isWayFree(first, spot, taken);
    drawing.style.setProperty('--from-x', isFree ? `${first.x - x}px` : '');
    drawing.style.setProperty('--from-y', isFree ? `${first.y - y}px` : '');
  }
}

/** Of equal ones the nearest to a point first. */
function largestFirst(spots: readonly Spot[], x: number, y: number): readonly Spot[] {
  const distance = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.toSorted((one, other) => other.size - one.size || distance(one) - distance(other));
}

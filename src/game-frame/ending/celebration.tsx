import { useLayoutEffect, useRef, useState } from 'react';
import type { Outcome, Side } from '#core/game.ts';
import { putAround } from './arrange.ts';
import { Burst } from './burst.tsx';
import css from './celebration.module.css';
import { Chest } from './chest.tsx';
import { FLOATING } from './floating.ts';
import { watchSize } from './watch-size.ts';

/** How it comes forward for the next game. */
const COMES_FORWARD = { duration: 200, easing: 'ease-out' } as const;

interface CelebrationProps {
  /**
   * How the game ended; a game for one alone is won by the second side, the treasure's. `null` while there is nothing to
   * celebrate: what is still shown leaves then.
   */
  readonly outcome: Outcome | null;
  /** They rise out of a chest that opens on the board, which steps back for it. */
  readonly hasChest?: boolean;
}

/**
 * Six drawings that rise around the board of the game whose part this is, for five seconds: in the window,
 * and on no cell, word or control; after a win, rays of light and flying coins behind all that. Pure decoration, and
 * no drawings where there is no room for them.
 */
export function Celebration({ outcome, hasChest = false }: CelebrationProps) {
  const [shown, setShown] = useState<Celebrated | null>(null);
  if (outcome !== null && (outcome !== shown?.outcome || hasChest !== shown.hasChest))
    setShown({ outcome, hasChest });
  return (
    shown !== null && (
      <Drawings {...shown} isLeaving={outcome === null} onGone={() => setShown(null)} />
    )
  );
}

interface Celebrated {
  readonly outcome: Outcome;
  readonly hasChest: boolean;
}

interface DrawingsProps extends Celebrated {
  /** The next game has begun: light and drawings sink away together. */
  readonly isLeaving: boolean;
  /** They have left. */
  readonly onGone: () => void;
}

function Drawings({ outcome, hasChest, isLeaving, onGone }: DrawingsProps) {
  const sky = useRef<HTMLDivElement>(null);
  const chest = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = sky;
    const place = current?.parentElement?.querySelector<HTMLElement>('[data-celebrated]');
    if (isLeaving || current === null || place === null || place === undefined) return undefined;
    place.toggleAttribute('data-celebrating', true);
    // In another window the game stands elsewhere.
    let scale: number | null = null;
    const stop = watchSize(current, () => {
      const parts = { place, sky: current, chest: chest.current, light: light.current };
      scale = putAround(parts, scale);
    });
    return () => {
      stop();
      place.removeAttribute('data-celebrating');
      comeForward(place);
    };
  }, [isLeaving]);
  return (
    <>
      {outcome.kind === 'win' && (
        <div
          ref={light}
          className={css['light']}
          data-leaving={isLeaving || undefined}
          aria-hidden="true"
        >
          <div className={css['rays']} />
          <Burst hasChest={hasChest} />
        </div>
      )}
      <div
        ref={sky}
        className={css['sky']}
        data-celebration
        data-chest={hasChest || undefined}
        data-leaving={isLeaving || undefined}
        aria-hidden="true"
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onGone()}
      >
        {hasChest && (
          <div ref={chest} className={css['chest']}>
            <Chest />
          </div>
        )}
        {Object.entries(FLOATING[hasChest ? 'chest' : winnerOf(outcome)]).map(([name, src]) => (
          <img key={name} className={css['rising']} src={src} alt="" width="64" height="64" />
        ))}
      </div>
    </>
  );
}

function winnerOf(outcome: Outcome): Side | 'draw' {
  return outcome.kind === 'win' ? outcome.winner : 'draw';
}

/** A board that is still smaller comes forward for the next game. */
function comeForward(place: HTMLElement): void {
  const { animationName, scale } = getComputedStyle(place);
  place.removeAttribute('data-stepped-back');
  const moves = animationName === css['step-back'];
  if (moves && scale !== 'none') place.animate({ scale: [scale, '1'] }, COMES_FORWARD);
}

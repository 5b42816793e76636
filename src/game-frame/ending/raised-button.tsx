import { useLayoutEffect, useRef } from 'react';
import { mediaQuery } from '#ui/media.ts';
import { ABREAST, DESKTOP, FAIRLY_LOW } from '#ui/windows.ts';
import { raisedTo, type RaisedPlace } from './raised.ts';
import './raised-button.css';
import { around, boxesOf, fullSizeOf } from './boxes.ts';
import { watchSize } from './watch-size.ts';

const IS_DESKTOP = mediaQuery(DESKTOP);
const IS_ABREAST = mediaQuery(ABREAST);
const IS_LOW = mediaQuery(FAIRLY_LOW);

/** Where the button goes in an upright window, where it is below the board from the start. */
type UprightPlace = Exclude<RaisedPlace, 'over frame' | 'at cells'> | 'as it is';

interface RaisedButtonProps {
  readonly upright?: UprightPlace;
}

/**
 * Shows the main button of the game whose part this is large and where the eye is, while this is
 * rendered. It stays in its place of the page's order, and nothing around it moves.
 */
export function RaisedButton({ upright = 'below banner' }: RaisedButtonProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const layout = marker.current?.parentElement;
    const button = layout?.querySelector<HTMLElement>('[data-main-button]');
    if (layout === null || layout === undefined) return undefined;
    if (button === null || button === undefined) return undefined;
    // In another window the game stands elsewhere.
    const stop = watchSize(layout, () => raise(button, layout, upright));
    return () => {
      stop();
      lower(button);
    };
  }, [upright]);
  return <span ref={marker} hidden />;
}

function raise(button: HTMLElement, layout: HTMLElement, upright: UprightPlace): void {
  lower(button);
  // There it stands below the banner and beside the board in any case.
  if (IS_ABREAST.matches()) return;
  const onDesktop = IS_LOW.matches() ? 'at cells' : 'over frame';
  const place = IS_DESKTOP.matches() ? onDesktop : upright;
  if (place === 'as it is') return;
  const board = layout.querySelector<HTMLElement>('[data-celebrated]');
  if (board === null) return;
  // A board that has stepped back in a window of another size is about to be moved.
  const full = fullSizeOf(board);
  const cells = around(
    boxesOf(board.querySelectorAll('[role="grid"], [role="img"]')).map(full.box),
  );
  const banner = layout.querySelector('[data-side]')?.getBoundingClientRect();
  const above = place === 'below banner' ? banner : cells;
  if (above === undefined) return;
  // Its look decides its size, but not the room that it takes.
  const room = button.getBoundingClientRect();
  button.setAttribute('data-raised', '');
  const { width, height } = button.getBoundingClientRect();
  // A fraction of a pixel more would break the row that it stands in.
  button.style.margin = `${(room.height - height) / 2}px ${(room.width - Math.ceil(width)) / 2}px`;
  const { x, y, scale } = raisedTo(
    {
      above,
      board: full.box(board.getBoundingClientRect()),
      button: button.getBoundingClientRect(),
    },
    place,
  );
  button.style.translate = `${x}px ${y}px`;
  button.style.scale = String(scale);
}

function lower(button: HTMLElement): void {
  button.removeAttribute('data-raised');
  button.style.margin = '';
  button.style.translate = '';
  button.style.scale = '';
}

import { useLayoutEffect, useRef } from 'react';
import { mediaQuery } from '#ui/media.ts';
import { ABREAST, DESKTOP } from '#ui/windows.ts';
import { raisedTo } from './raised.ts';
import css from './raised-button.module.css';
import { around, boxesOf } from './boxes.ts';

const IS_DESKTOP = mediaQuery(DESKTOP);
const IS_ABREAST = mediaQuery(ABREAST);

/**
 * Shows the main button of the game whose part this is large and where the eye is, while this is
 * rendered. It stays in its place of the page's order, and nothing around it moves.
 */
export function RaisedButton() {
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const layout = marker.current?.parentElement;
    const button = layout?.querySelector<HTMLElement>('[data-main-button]');
    if (layout === null || layout === undefined) return undefined;
    if (button === null || button === undefined) return undefined;
    raise(button, layout);
    if (!('ResizeObserver' in globalThis)) return () => lower(button);
    // In another window the game stands elsewhere.
    const observer = new ResizeObserver(() => raise(button, layout));
    observer.observe(layout);
    return () => {
      observer.disconnect();
      lower(button);
    };
  }, []);
  return <span ref={marker} hidden />;
}

function raise(button: HTMLElement, layout: HTMLElement): void {
  lower(button);
  // There it stands below the banner and beside the board in any case.
  if (IS_ABREAST.matches()) return;
  const banner = layout.querySelector('[data-side]');
  const board = layout.querySelector('[data-celebrated]');
  if (banner === null || board === null) return;
  const { x, y, scale } = raisedTo(
    {
      banner: banner.getBoundingClientRect(),
      board: board.getBoundingClientRect(),
      cells: around(boxesOf(board.querySelectorAll('[role="grid"], [role="img"]'))),
      button: button.getBoundingClientRect(),
    },
    IS_DESKTOP.matches() ? 'desktop' : 'upright',
  );
  button.classList.add(css['raised'] ?? '');
  button.style.translate = `${x}px ${y}px`;
  button.style.scale = String(scale);
}

function lower(button: HTMLElement): void {
  button.classList.remove(css['raised'] ?? '');
  button.style.translate = '';
  button.style.scale = '';
}

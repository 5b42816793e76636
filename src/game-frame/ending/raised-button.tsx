import { useLayoutEffect, useRef } from 'react';
import { STEADY } from '#ui/kept-focus.ts';
import { mediaQuery } from '#ui/media.ts';
import { ABREAST, DESKTOP, FAIRLY_LOW } from '#ui/windows.ts';
import { raisedTo, type RaisedPlace } from './raised.ts';
import './raised-button.css';
import { around, boxesOf, fullSizeOf, scaledAbout, shrinkTowards } from './boxes.ts';
import { middleOf, type Box } from './spots.ts';
import { watchSize } from './watch-size.ts';

const IS_DESKTOP = mediaQuery(DESKTOP);
const IS_ABREAST = mediaQuery(ABREAST);
const IS_LOW = mediaQuery(FAIRLY_LOW);
const IS_CALM = mediaQuery('(prefers-reduced-motion: reduce)');
/** Its look is larger than its place there, where it is first: smaller than this its words would seem to shrink. */
const LEAST_OWN_SCALE = 0.9;
/** How it is seen again in its place among the controls. */
const COMES_BACK = { duration: 300, easing: 'ease-out' } as const;

/** Where the button goes in an upright window. */
type UprightPlace = Exclude<RaisedPlace, 'over frame' | 'at cells'>;

interface RaisedButtonProps {
  readonly upright?: UprightPlace;
}

/**
 * Shows the main button of the game whose part this is large and where the eye is, while this is
 * rendered. It stays in its place of the page's order, and nothing around it moves but a board that makes room.
 */
export function RaisedButton({ upright = 'below banner' }: RaisedButtonProps) {
  // Toasts and drawings keep clear of where board and button go.
  const boardGoal = useRef<HTMLDivElement>(null);
  const buttonGoal = useRef<HTMLDivElement>(null);
  const vacated = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layout = boardGoal.current?.parentElement;
    const button = layout?.querySelector<HTMLElement>('[data-main-button]');
    const board = layout?.querySelector<HTMLElement>('[data-celebrated]');
    if (!boardGoal.current || !buttonGoal.current || !vacated.current) return undefined;
    if (!layout || !button || !board) return undefined;
    const goals = { boardGoal: boardGoal.current, buttonGoal: buttonGoal.current };
    const parts = { button, board, layout, vacated: vacated.current, ...goals };
    const end = ({ target }: Event) => {
      if (target === board) board.removeAttribute('data-slides');
    };
    const rest = () => {
      if (button.hasAttribute('data-raised')) button.setAttribute('data-raised', 'there');
    };
    board.addEventListener('transitionend', end);
    button.addEventListener('animationend', rest);
    // It slides at the end and at the beginning of a game. In another window the game stands elsewhere at once.
    board.setAttribute('data-slides', '');
    const stop = watchSize(layout, () => {
      raise(parts, upright);
      if (board.style.translate === '') board.removeAttribute('data-slides');
    });
    return () => {
      stop();
      board.removeEventListener('transitionend', end);
      button.removeEventListener('animationend', rest);
      board.setAttribute('data-slides', '');
      goBack(parts);
    };
  }, [upright]);
  return (
    <>
      <div ref={boardGoal} data-goal hidden {...STEADY} />
      <div ref={buttonGoal} data-goal hidden data-keep-clear />
      <div ref={vacated} data-vacated hidden aria-hidden="true" />
    </>
  );
}

/** Without a jump: it appears among the controls as what is around the board goes. */
function goBack(parts: Parts): void {
  const wasRaised = parts.button.hasAttribute('data-raised');
  lower(parts);
  if (wasRaised && !IS_CALM.matches()) parts.button.animate({ opacity: [0, 1] }, COMES_BACK);
}

/** The parts of the game that the button moves among. */
interface Parts {
  readonly button: HTMLElement;
  readonly board: HTMLElement;
  readonly layout: HTMLElement;
  /** As large as the board, where that goes: hidden while it stays; and the same of the button. */
  readonly boardGoal: HTMLElement;
  readonly buttonGoal: HTMLElement;
  /** Marks the place in a panel that the button has left. */
  readonly vacated: HTMLElement;
}

function raise(parts: Parts, upright: UprightPlace): void {
  const { button, board, layout } = parts;
  // Once it has popped up it does not do so again, whatever changes around it.
  const raised = button.getAttribute('data-raised') === 'there' ? 'there' : 'up';
  lower(parts);
  // There it stands below the banner and beside the board in any case.
  if (IS_ABREAST.matches()) return;
  const onDesktop = IS_LOW.matches() ? 'at cells' : 'over frame';
  const place = IS_DESKTOP.matches() ? onDesktop : upright;
  // A board that has stepped back in a window of another size is about to be moved.
  const full = fullSizeOf(board);
  const cells = around(
    boxesOf(board.querySelectorAll('[role="grid"], [role="img"]')).map(full.box),
  );
  const banner = layout.querySelector('[data-side]') ?? layout.querySelector('[data-complete]');
  const above = IS_DESKTOP.matches() ? cells : banner?.getBoundingClientRect();
  if (above === undefined) return;
  // Its look decides its size, but not the room that it takes.
  const room = button.getBoundingClientRect();
  if (IS_DESKTOP.matches() || place === 'below banner') mark(parts.vacated, room, layout);
  button.setAttribute('data-raised', '');
  const { width, height } = button.getBoundingClientRect();
  // A fraction of a pixel more would break the row that it stands in.
  button.style.margin = `${(room.height - height) / 2}px ${(room.width - Math.ceil(width)) / 2}px`;
  const whole = full.box(board.getBoundingClientRect());
  const own = button.getBoundingClientRect();
  const rim = full.box((board.querySelector('[data-rim]') ?? board).getBoundingClientRect()).top;
  const foot = cells.bottom;
  const { x, y, scale, boardDown, boardScale } = raisedTo(
    { above, board: whole, rim, foot, button: own },
    place,
  );
  button.style.translate = `${x}px ${y}px`;
  button.style.setProperty('--own-scale', String(Math.max(LEAST_OWN_SCALE, room.width / width)));
  button.style.scale = String(scale);
  // It pops up once it has been measured.
  button.setAttribute('data-raised', raised);
  mark(parts.buttonGoal, moved(scaledAbout(middleOf(own), own, scale), x, y), layout);
  shrinkTowards(board, whole.bottom - foot);
  if (boardScale < 1) board.style.scale = String(boardScale);
  if (boardDown === 0) return;
  board.style.translate = `0 ${boardDown}px`;
  mark(parts.boardGoal, moved(whole, 0, boardDown), layout);
}

function mark(marker: HTMLElement, { left, top, right, bottom }: Box, layout: HTMLElement): void {
  const origin = layout.getBoundingClientRect();
  marker.style.left = `${left - origin.left}px`;
  marker.style.top = `${top - origin.top}px`;
  marker.style.width = `${right - left}px`;
  marker.style.height = `${bottom - top}px`;
  marker.hidden = false;
}

function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function lower({ button, board, boardGoal, buttonGoal, vacated }: Parts): void {
  for (const marker of [boardGoal, buttonGoal, vacated]) marker.hidden = true;
  board.style.translate = '';
  board.style.scale = '';
  button.removeAttribute('data-raised');
  button.style.margin = '';
  button.style.translate = '';
  button.style.scale = '';
}

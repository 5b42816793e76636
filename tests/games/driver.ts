import type { Locator, Page } from '@playwright/test';
import { RESULT_LIMIT_MS } from '../support/game.ts';

/** How the presses of a game reach its page. */
export interface Hands {
  /** Makes a move. */
  readonly press: (control: Locator) => Promise<void>;
  /** Operates anything else: a mode, a new game. */
  readonly operate: (control: Locator) => Promise<void>;
  /** Lets time pass where the page's clock stands still. */
  readonly pass: (ms: number) => Promise<void>;
}

/**
 * How a machine plays a game on its page in English. Whoever plays every game, a test, a benchmark or a
 * soak test, does it by these.
 */
export interface Driver {
  /** Plays a game through the hands, from a fresh board to the next fresh one; which one follows from its number. */
  readonly play: (page: Page, hands: Hands, game: number) => Promise<void>;
  /** Plays a game to its end on a page whose clock stands still, and asserts what is shown. */
  readonly playToTheEnd: (page: Page) => Promise<void>;
  readonly touch: TouchedBoard;
}

/** A board as it is played by touch. */
export interface TouchedBoard {
  /** Opens the page with a still clock, and gets it ready for a move. */
  readonly open: (page: Page) => Promise<void>;
  /** Three places that each take a move, whatever is played on the other two. */
  readonly places: (page: Page) => readonly [Locator, Locator, Locator];
  /** Lets the time pass in which a move is shown and no other is taken, where there is one. */
  readonly showMove?: (page: Page) => Promise<void>;
  /** How many moves, cards or answers have been taken. */
  readonly taken: (page: Page) => Promise<number>;
}

/** One game in this many is against the computer, where there is one; the first ones are not. */
const COMPUTER_EVERY = 10;

/** Whether a game is to be played against the computer. */
export function isAgainstComputer(game: number): boolean {
  return game % COMPUTER_EVERY === COMPUTER_EVERY - 1;
}

/** Makes the first move there is, and lets the computer answer, until the game is over. */
export async function playComputer(
  hands: Hands,
  board: Locator,
  isOver: Locator,
  answerMs: number,
): Promise<void> {
  const playable = board.locator('[role="gridcell"] button:not([aria-disabled])');
  while (!(await isOver.isVisible())) {
    await hands.press(playable.first());
    await hands.pass(answerMs);
    if ((await playable.count()) === 0) await hands.pass(RESULT_LIMIT_MS);
    await playable.or(isOver).first().waitFor();
  }
}

/** Hands for a page whose clock stands still: they press without moving a pointer there. */
export function stillHands(page: Page): Hands {
  const activate = (control: Locator) =>
    control.evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
    });
  return { press: activate, operate: activate, pass: (ms) => page.clock.runFor(ms) };
}

/** Item after item of a list, over and over. */
export function inTurn<Item>(list: readonly Item[], game: number): Item {
  const item = list[game % list.length];
  if (item === undefined) throw new RangeError('There is nothing to play.');
  return item;
}

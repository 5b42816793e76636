import { expect, type Locator, type Page } from '@playwright/test';

/** Which drawings of a celebration must keep clear of what. */
export interface Celebrated {
  /** A selector of the six drawings, and what they rise from. */
  readonly drawings: string;
  /** A selector of what they may not cover, nor its words. */
  readonly things: string;
  /** A selector of those things whose whole box counts; of the others only their words do. */
  readonly whole: string;
  /** The edges of the window that they may not leave. */
  readonly edges: 'sides' | 'all';
}

const AROUND_THE_BOARD: Celebrated = {
  drawings: '[data-celebration] > *',
  things:
    'header, main :is(button, a, summary, [role="gridcell"], [role="group"][aria-label]:has(p), h2, p, dt, dd, [data-vacated]), [data-place] :is(button, a, p)',
  whole: '*',
  edges: 'all',
};

/** Asserts that six drawings are around a board and on their way, in the window and on no cell, word or control. */
export async function expectDrawingsClear(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(coveredByDrawings, AROUND_THE_BOARD), `${where}: under drawings`)
    .toEqual([]);
}

/** Asserts that the drawings around a board are gone when their time is over. */
export async function expectDrawingsGo(page: Page): Promise<void> {
  const sky = page.locator('[data-celebration]');
  await sky.evaluate(finishAll);
  await letBoardComeBack(page);
  for (const drawing of await sky.locator('img[alt=""]').all()) await expect(drawing).toBeHidden();
}

/** Keeps the board of a celebrated game where it has stepped back to, however long it is looked at. */
export async function keepSteppedBack(page: Page): Promise<void> {
  await page.locator('[data-celebrated]').evaluate(holdOwn);
}

function holdOwn(board: Element): void {
  for (const animation of board.getAnimations()) {
    animation.pause();
    animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 2;
  }
}

/** Ends the time for which the board of a celebrated game has stepped back. */
export async function letBoardComeBack(page: Page): Promise<void> {
  await page.locator('[data-celebrated]').evaluate(finishOwn);
}

/** Of the board alone: what moves on it goes on. */
function finishOwn(board: Element): void {
  for (const animation of board.getAnimations()) animation.finish();
}

function finishAll(sky: Element): void {
  for (const animation of sky.getAnimations({ subtree: true })) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}

/**
 * What the drawings cover on their way, at several times and at either end of their drift, and where they leave
 * the window; runs in the page.
 */
export function coveredByDrawings({
  drawings,
  things,
  whole,
  edges,
}: Celebrated): readonly string[] {
  const images = [...document.querySelectorAll(drawings)].filter((image) =>
    image.checkVisibility(),
  );
  const count = images.filter(({ localName }) => localName === 'img').length;
  if (count !== 6) return [`${count} drawings`];
  const boxes = [...document.querySelectorAll(things)]
    .filter((thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((thing) => !isForEarsAlone(thing))
    .map((thing) => ({
      name: thing.ariaLabel ?? (thing.textContent.trim().slice(0, 30) || thing.localName),
      box: boxOf(thing),
    }));
  // From their appearance on, out of an opening chest too, to a while after they have come to their places.
  const times = [0, 100, 250, 500, 550, 650, 800, 1000, 1400];
  const moments = times.flatMap((time) => [0, 1].map((end) => ({ time, end })));
  return moments.flatMap((moment) => {
    for (const animation of images.flatMap((image) => image.getAnimations())) {
      rest(animation, moment);
    }
    return images.flatMap((image) => {
      const box = image.getBoundingClientRect();
      const hits = boxes.filter((other) => overlap(box, other.box)).map(({ name }) => name);
      const found = isOut(box) ? [...hits, 'edge of the window'] : hits;
      return found.map((what) => `${what} after ${moment.time} ms`);
    });
  });

  /** Clipped to a pixel, itself or with what is around it; its own box may be as large as its words. */
  function isForEarsAlone(thing: Element): boolean {
    const clipped = thing.clientWidth <= 1 && getComputedStyle(thing).overflow === 'hidden';
    return clipped || (thing.parentElement !== null && isForEarsAlone(thing.parentElement));
  }

  /** Halts a drift at one of its ends, and all else at a time after its appearance. */
  function rest(animation: Animation, { time, end }: (typeof moments)[number]): void {
    const { delay = 0, duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
    animation.pause();
    animation.currentTime = iterations === Infinity ? delay + (end + 1) * Number(duration) : time;
  }

  function boxOf(thing: Element): DOMRect {
    if (thing.matches(whole)) return thing.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(thing);
    return range.getBoundingClientRect();
  }

  function isOut({ left, top, right, bottom }: DOMRect): boolean {
    const isBeside = left < -1 || right > document.documentElement.clientWidth + 1;
    return isBeside || (edges === 'all' && (top < -1 || bottom > innerHeight + 1));
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    return (
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    );
  }
}

/**
 * The `pointer-events` of an element so many ms after it has come. It comes once more for that, since a slow machine may
 * take longer to look.
 */
export function pointerEventsAfter(
  element: Locator,
  times: readonly number[],
): Promise<readonly string[]> {
  return element.evaluate((shown, all) => {
    if (!(shown instanceof HTMLElement)) throw new Error('It has no style.');
    shown.style.animation = 'none';
    shown.getBoundingClientRect();
    shown.style.animation = '';
    const animations = shown.getAnimations();
    return all.map((ms) => {
      for (const animation of animations) animation.currentTime = ms;
      return getComputedStyle(shown).pointerEvents;
    });
  }, times);
}

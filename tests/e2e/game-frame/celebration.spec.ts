import type { Locator, Page } from '@playwright/test';
import { button, mascot, turnBanner } from '../../support/game.ts';
import { pathIn } from '../../support/languages.ts';
import {
  dropQuickly,
  expectShip,
  flag,
  modeAt,
  playToTheEnd,
  seeEnd,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
} from '../../support/connect-four.ts';
import { openChoice } from '../../support/choice-sheet.ts';
import {
  expectDrawingsClear,
  expectDrawingsGo,
  pointerEventsAfter,
} from '../../support/drawings.ts';
import { expectRaised } from '../../support/main-button.ts';
import { cards, memoryTextsOf, openMemory, pairsOf, playTurns } from '../../support/memory.ts';
import { activate, open, openWithStillClock, standsStill } from '../../support/page.ts';
import {
  CHALLENGE_PATH,
  listButtons,
  passProof,
  puzzleTextsOf,
  solveAllQuickly,
} from '../../support/puzzles.ts';
import { expect, test } from '../../support/test.ts';

/** How long the flash takes that begins a celebration. */
const FLASH_MS = 3600;

test('the button for the next battle fades in its place at the end and pops up where the eye is, once, whatever changes around it, and appears in its place again when it is pressed, with its focus and its turn among the controls [R152]', async ({
  page,
}) => {
  const texts = shipTextsOf('en');
  await page.setViewportSize({ width: 360, height: 640 });
  await openWithStillClock(page, SHIP_PATH);
  const newBattle = button(page, texts.newBattle);
  const before = await newBattle.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await dropQuickly(page, texts, SKULL_WIN.notation);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await seeEnd(page, SKULL_WIN.notation);
  expectNear(await newBattle.boundingBox(), before);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expectRaised(page, 'upright', '360×640');
  await expect(newBattle).toHaveCSS('background-color', GOLD);

  const movements = () => newBattle.evaluate((element) => element.getAnimations().length);
  await expect.poll(movements, 'it has come there').toBe(0);
  await page.setViewportSize({ width: 368, height: 640 });
  await expectRaised(page, 'upright', '368×640');
  expect(await movements()).toBe(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectRaised(page, 'upright', '360×640');

  await button(page, 'Rival: Two Players').focus();
  await page.keyboard.press('Tab');
  await expect(newBattle).toBeFocused();
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.keyboard.press('Enter');
  await expectShip(page, texts, '');
  await expect(newBattle).toBeFocused();
  expect(await newBattle.boundingBox()).toEqual(before);
  await expect(newBattle).toHaveCSS('opacity', '0');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(newBattle).toHaveCSS('opacity', '1');
});

for (const [motion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`motion ${motion}: ${count} flash from behind the board begins what celebrates a win [R211]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openWithStillClock(page, SHIP_PATH);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await dropQuickly(page, shipTextsOf('en'), SKULL_WIN.notation);
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await seeEnd(page, SKULL_WIN.notation);
    await expect(page.locator('[data-celebration]')).toHaveCount(1);
    await expect.poll(() => page.evaluate(flashes, FLASH_MS)).toBe(count);
  });

test('a battle that the computer wins is not celebrated: the second line speaks to the person, the mascot consoles, nobody’s colour runs around it and no gold is shown, and two other games follow without moving anything [R147, R152]', async ({
  page,
}) => {
  const texts = shipTextsOf('en');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  await open(page, pathIn('en', SHIP_PATH));
  await openChoice(page);
  await modeAt(page, texts.hard).click();
  const before = await places(page);
  const ship = page.getByRole('main').getByRole('grid');
  const shipBefore = await ship.boundingBox();
  await playToTheEnd(page, texts);
  const banner = turnBanner(page, texts);
  await expect(banner).toContainText(`${texts.huntersWin}The Captain takes this one. Another go?`);
  await expect(banner).toHaveAttribute('data-side', 'draw');
  await expect(mascot(page)).toHaveAttribute('data-mascot', 'consoling');
  await expect(page.locator('[data-celebration]').or(flag(page))).toHaveCount(0);
  await expectRaised(page, 'upright', '360×640');
  await expectClearOf(ship, button(page, texts.newBattle), shipBefore);
  await expect(button(page, texts.newBattle)).not.toHaveCSS('background-color', GOLD);
  const next = page.locator('#game ~ * nav').getByRole('link');
  await expect(next).toHaveText(['Treasure Hunt Memory', 'Ultimate Tic Tac Toe']);
  // The review's button comes into a place of its own.
  await button(page, 'Battle Review').waitFor();
  const after = await places(page);
  expect(before.filter((place) => !after.includes(place))).toEqual([]);

  await button(page, texts.newBattle).click();
  await expect(next).toHaveCount(0);
});

test('where drawings would be small the board steps back towards its lower edge to make room, and farther for a chest that opens on it; when they go it is as large as before, or as the main button leaves it room [R146, R153, R182]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const shipTexts = shipTextsOf('en');
  await openWithStillClock(page, SHIP_PATH);
  const ship = page.getByRole('main').getByRole('grid');
  const shipBefore = await ship.boundingBox();
  await dropQuickly(page, shipTexts, SKULL_WIN.notation);
  await seeEnd(page, SKULL_WIN.notation);
  await expectSteppedBack(ship, shipBefore, 0.82);
  await expectDrawingsClear(page, 'Ship Battle');
  await expectDrawingsGo(page);
  await expectClearOf(ship, button(page, shipTexts.newBattle), shipBefore);
  await button(page, shipTexts.newBattle).click();
  await expect.poll(() => ship.boundingBox()).toEqual(shipBefore);

  const puzzleTexts = puzzleTextsOf('en');
  await openWithStillClock(page, CHALLENGE_PATH);
  const puzzle = page.getByRole('main').getByRole('grid');
  await solveAllQuickly(page, puzzleTexts);
  const puzzleBefore = await puzzle.boundingBox();
  await passProof(page);
  await expectSteppedBack(puzzle, puzzleBefore, 0.72, [58, 70]);
  const chest = page.locator('[data-celebration] > :not(img)');
  // It grows while it lands.
  await expect.poll(async () => (await chest.boundingBox())?.height).toBeGreaterThan(80);
  await expectDrawingsClear(page, 'Challenge');
  await expectDrawingsGo(page);
  await expectSteppedBack(puzzle, puzzleBefore, 1, [58, 70]);
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`with ${motion}, drawings, light and coins are still seen when the next battle has begun, and leave together [R209]`, async ({
    page,
  }) => {
    const texts = shipTextsOf('en');
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: motion });
    await openWithStillClock(page, SHIP_PATH);
    await dropQuickly(page, texts, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    const sky = page.locator('[data-celebration]');
    await expect(sky.locator('img').first()).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await activate(button(page, texts.newBattle));
    await expectShip(page, texts, '');
    await expect(sky).toHaveAttribute('data-leaving');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(sky).toHaveCount(0);
  });

test('the links to other games hear no press in the first half second that they are seen [R197]', async ({
  page,
}) => {
  const texts = shipTextsOf('en');
  await page.setViewportSize({ width: 360, height: 640 });
  await openWithStillClock(page, SHIP_PATH);
  await dropQuickly(page, texts, SKULL_WIN.notation);
  await seeEnd(page, SKULL_WIN.notation);
  const links = page.locator('#game ~ * nav');
  await links.waitFor();
  expect(await pointerEventsAfter(links, [1030, 1041])).toEqual(['none', 'auto']);
});

test('on a phone on its side what takes moves back goes at once where the button for the next battle takes its room [R152]', async ({
  page,
}) => {
  const texts = shipTextsOf('en');
  await page.setViewportSize({ width: 844, height: 390 });
  await openWithStillClock(page, SHIP_PATH);
  const undo = button(page, 'Undo');
  await dropQuickly(page, texts, SKULL_WIN.notation);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await expect(undo).toBeVisible();
  await seeEnd(page, SKULL_WIN.notation);
  await expect(undo).toBeHidden();
});

test('finished cards and solved puzzles hop one after another, and stand still under reduced motion [R153]', async ({
  page,
}) => {
  const memoryTexts = memoryTextsOf('en');
  await openMemory(page, memoryTexts);
  await playTurns(page, memoryTexts, pairsOf('easy'));
  await button(page, memoryTexts.newGame).waitFor();
  await expectWave(cards(page, memoryTexts), 6);

  const puzzleTexts = puzzleTextsOf('en');
  await openWithStillClock(page, CHALLENGE_PATH);
  await solveAllQuickly(page, puzzleTexts);
  await passProof(page);
  await expectWave(listButtons(page).locator('> :nth-child(2)'), 6);
});

/** How many parts of elements move for so long; runs in the page. */
function flashes(ms: number): number {
  const effects = document.getAnimations().map(({ effect }) => effect);
  return effects.filter(
    (effect) =>
      effect instanceof KeyframeEffect &&
      effect.pseudoElement === '::before' &&
      effect.getTiming().duration === ms,
  ).length;
}

/**
 * Expects a board to come to so much of its size, in the middle and on a lower edge that is so many px below where it
 * was, the least and the most: it may make room for the main button.
 */
async function expectSteppedBack(
  board: Locator,
  before: Box | null,
  scale: number,
  [least, most]: readonly [number, number] = [0, 0],
): Promise<void> {
  if (before === null) throw new Error('The board was not seen.');
  const { x, y, width, height } = before;
  const left = x + (width * (1 - scale)) / 2;
  // All its edges at once: it is still on its way while one is within half a pixel and another is not.
  const farthest = async () => {
    const box = await board.boundingBox();
    if (box === null) return Infinity;
    const down = box.y + box.height - (y + height);
    const outside = Math.max(0, least - down, down - most);
    return Math.max(...[box.x - left, box.width - width * scale, outside].map(Math.abs));
  };
  await expect.poll(farthest).toBeLessThan(0.5);
}

/** Expects a board to stand on its lower edge below a button, as large as it was or a little smaller. */
async function expectClearOf(board: Locator, above: Locator, before: Box | null): Promise<void> {
  if (before === null) throw new Error('The board was not seen.');
  const rim = board.page().locator('main [data-rim]');
  const seen = async () => {
    const [own, whole, other] = [board, rim, above].map((one) => one.boundingBox());
    const [cells, frame, control] = [await own, await whole, await other];
    if (!cells || !frame || !control) return null;
    return {
      foot: Math.round(cells.y + cells.height),
      isLargeEnough: cells.width >= 0.9 * before.width - 1 && cells.width <= before.width,
      isClear: frame.y >= control.y + control.height + 3,
    };
  };
  const foot = Math.round(before.y + before.height);
  await expect.poll(seen).toEqual({ foot, isLargeEnough: true, isClear: true });
}

function expectNear(one: Box | null, other: Box | null): void {
  if (one === null || other === null) throw new Error('It was not seen.');
  const across = one.x + one.width / 2 - other.x - other.width / 2;
  const down = one.y + one.height / 2 - other.y - other.height / 2;
  expect(Math.hypot(across, down)).toBeLessThan(4);
}

/** Expects that some things move, at so many different times, but only where motion is welcome. */
async function expectWave(things: Locator, times: number): Promise<void> {
  const page = things.page();
  const delays = () =>
    things.evaluateAll((all) =>
      all.map((thing) => {
        const { animationName, animationDelay } = getComputedStyle(thing);
        return animationName === 'none' ? null : animationDelay;
      }),
    );
  await expect.poll(async () => new Set(await delays()).size).toBe(times);
  expect(await delays()).not.toContain(null);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(async () => new Set(await delays())).toEqual(new Set([null]));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

const GOLD = 'rgb(242, 182, 50)';

/** Where controls and panels stand, but for the button that comes to the eye. */
async function places(page: Page): Promise<readonly string[]> {
  await standsStill(page);
  return page
    .locator('#game ~ * button:not([data-main-button]), #game ~ * section')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
}

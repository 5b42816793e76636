import type { Page } from '@playwright/test';
import { stagedGames } from '../../games/stages.ts';
import { openChoice } from '../../support/choice-sheet.ts';
import { modeAt, playToTheEnd, SHIP_PATH, shipTextsOf } from '../../support/connect-four.ts';
import { goToBoard, land, seeResult, turnBanner } from '../../support/game.ts';
import { openWithStillClock, settle, toasts } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import { expectToastClear, headerAndEnd, headerAndGame } from '../../support/toast-place.ts';
import {
  A_IS_WON,
  beginAnew,
  CAPTURE_TOAST_MS,
  choice,
  hasten,
  SKULL_WIN,
  STAMPED_MS,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';

/** The moves before the one that captures a board. */
const BEFORE_A_IS_WON = A_IS_WON.slice(0, A_IS_WON.lastIndexOf(' '));
const BEFORE_WIN = SKULL_WIN.notation.slice(0, SKULL_WIN.notation.lastIndexOf(' '));
/** A board that is captured is left, and that is told, before this long after its last piece. */
const CAPTURE_SEEN_MS = 3540;

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
] as const;

test.use({ consent: null, reducedMotion: 'reduce' });

for (const { id, open, stages } of stagedGames('en')) {
  test(
    `${id}, while cookies are asked about: at the end a toast on a phone covers neither header, result, board nor an answer to the question [R149]`,
    inSweepUnless(id === 'connect-four'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page);
      for (const stage of stages) await stage.reach(page);
      const answers = page
        .locator('[data-place="consent"]')
        .getByRole('button')
        .filter({ hasText: /./ });
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await goToBoard(page, 'en');
        const where = `${size.width}×${size.height}`;
        await expectToastClear(page, 'en', headerAndGame(page).or(answers), where);
      }
    },
  );
}

test('after a loss a toast leaves the button for the next battle clear, though that is not gold, also where board and panel are side by side [R210]', async ({
  page,
}) => {
  const texts = shipTextsOf('en');
  await page.setViewportSize({ width: 844, height: 390 });
  await openWithStillClock(page, SHIP_PATH);
  await openChoice(page);
  await modeAt(page, texts.hard).click();
  await playToTheEnd(page, texts);
  await expect(turnBanner(page, texts)).toContainText(texts.huntersWin);
  await expectToastClear(page, 'en', headerAndEnd(page, 'en'), '844×390');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, consent: 'essential' });

  test('a toast at the end of Ship Battle stays where it is when the links to other games come [R149]', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/next-games-*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await reachEnd(page, 'connect-four');
    await expectToastClear(page, 'en', headerAndGame(page), 'before the links');
    const toast = page.getByRole('region', { name: 'Notifications' });
    const before = await toast.boundingBox();
    release();
    const both = page.locator('#game ~ * nav').getByRole('link');
    await expect(both).toHaveCount(2);
    await expectToastClear(page, 'en', headerAndGame(page).or(both), 'with the links');
    expect(await toast.boundingBox()).toEqual(before);
  });

  test('a toast that is held while a captured board flies back to the chart goes where it cuts no control, and does not hide what is asked [R149]', async ({
    page,
  }) => {
    const texts = ultimateTextsOf('en');
    await openWithStillClock(page, ULTIMATE_PATH);
    await hasten(page, texts, BEFORE_A_IS_WON);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await hasten(page, texts, A_IS_WON, BEFORE_A_IS_WON);
    await land(page, STAMPED_MS);
    await toasts(page, texts.notifications).hover();
    await page.clock.runFor(CAPTURE_SEEN_MS);
    await settle(page);
    await expect(choice(page, texts, 4)).toBeVisible();
    const main = page.getByRole('main');
    const asked = main.getByText(texts.hint, { exact: true });
    const needed = headerAndGame(page).or(main.getByRole('button')).or(asked);
    await expectToastClear(page, 'en', needed, 'over the whole chart');
  });

  test('a toast that is not the first is in its place before it can be painted [R149]', async ({
    page,
  }) => {
    const texts = ultimateTextsOf('en');
    const region = page.getByRole('region', { name: 'Notifications' });
    await openWithStillClock(page, ULTIMATE_PATH);
    await hasten(page, texts, A_IS_WON);
    await expect(region).toContainText(texts.captured);
    await page.clock.runFor(2 * CAPTURE_TOAST_MS);
    await expect(region).toBeEmpty();

    await beginAnew(page);
    const topAtOnce = region.evaluateHandle((place) => {
      // No more is known of where the one before it was.
      place.removeAttribute('style');
      return new Promise<{ top: number }>((resolve) => {
        const coming = () => resolve({ top: place.getBoundingClientRect().top });
        new MutationObserver(coming).observe(place, { childList: true });
      });
    });
    await hasten(page, texts, A_IS_WON);
    await expect(region).toContainText(texts.captured);
    await expectToastClear(page, 'en', headerAndGame(page), 'the second toast');
    const { top } = await (await topAtOnce).jsonValue();
    expect((await region.boundingBox())?.y).toBe(top);
  });
});

test.describe('on a tall phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, consent: 'essential' });

  test('a toast at the end of Ultimate lies on none of the drawings that rise around the board [R149]', async ({
    page,
  }) => {
    const texts = ultimateTextsOf('en');
    await openWithStillClock(page, ULTIMATE_PATH);
    await hasten(page, texts, BEFORE_WIN);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await hasten(page, texts, SKULL_WIN.notation, BEFORE_WIN);
    await seeResult(page, CAPTURE_SEEN_MS);
    const drawings = page.locator('[data-celebration] > img');
    await expect(drawings).toHaveCount(6);
    await expectToastClear(page, 'en', headerAndGame(page).or(drawings), 'among drawings');
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, consent: 'essential' });

  test('a toast lies in the first column where only that has room beside its panels; where neither has, it hides nothing that can be pressed [R187]', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const links = main.getByRole('link');
    await reachEnd(page, 'memory');
    const panels = main.getByRole('region');
    await expectToastClear(page, 'en', headerAndGame(page).or(panels).or(links), 'memory');

    const pressed = main.getByRole('button', { disabled: false });
    for (const id of ['connect-four', 'ultimate']) {
      await reachEnd(page, id);
      const needed = headerAndGame(page).or(links).or(main.getByRole('radio')).or(pressed);
      await expectToastClear(page, 'en', needed, id);
    }
  });
});

async function reachEnd(page: Page, id: string): Promise<void> {
  const game = stagedGames('en').find((each) => each.id === id);
  if (game === undefined) throw new Error(`No game ${id}`);
  await game.open(page);
  for (const stage of game.stages) await stage.reach(page);
}

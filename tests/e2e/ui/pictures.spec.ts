import type { Locator, Page } from '@playwright/test';
import { ENTRY } from '../../support/entry.ts';
import { expectBoard, playByMouse } from '../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../support/languages.ts';
import { layoutShift, recordShifts } from '../../support/layout.ts';
import { open } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const texts = textsOf('en');

const FAILED_LOAD = /^error: Failed to load resource: net::ERR_FAILED/;
const NEAR_PX = 50;
/** By how much the window's edge may be off. */
const ROUNDING_PX = 1;

const PHONE = { width: 390, height: 664 };
const LYING_PHONE = { width: 844, height: 390 };
const DESKTOP = { width: 1440, height: 900 };
/** Each with the language in which it stands for the others, where it does. */
const WINDOWS = [
  { ...PHONE, stands: 'en' },
  { ...LYING_PHONE, stands: null },
  { ...DESKTOP, stands: 'ar' },
] as const;

/** Pages with more pictures than the marks of header and footer, and one without. */
const PATHS = ['/', '/blog', '/contact', '/nope', '/files'];

for (const { code } of EXAMINED_LANGUAGES) {
  for (const { stands, ...viewport } of WINDOWS) {
    test.describe(`${code}, ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });

      test(
        'on every page a picture is asked for within 50 px of the window, and none beyond [R109]',
        inSweepUnless(stands === code),
        async ({ page, faults }) => {
          faults.expect(/404/);
          faults.expect(/No page at/);
          for (const path of PATHS) {
            await open(page, pathIn(code, path));
            await expectOnlyNearOnes(page, path);
          }
        },
      );
    });
  }

  test(
    `${code}: down the home page every picture comes within 50 px of the window, by a link as by a full load [R109]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await recordShifts(page);
      await open(page, pathIn(code, '/'));
      const count = await scrollThrough(page);
      expect(count).toBe(27);
      expect(await layoutShift(page)).toBeLessThan(0.01);

      await open(page, pathIn(code, '/files'));
      const main = page.getByRole('navigation', { name: textsOf(code).main, exact: true });
      await main.getByRole('link', { name: textsOf(code).home, exact: true }).click();
      await expect(page.locator('#features')).toHaveCount(1);
      expect(await scrollThrough(page)).toBe(count);
      await page.goBack();
      await page.goForward();
      const drawings = page.locator('#game-info img[data-phase]');
      await expect(drawings).toHaveCount(9);
      await expect(drawings.and(page.locator('[data-phase="loaded"]'))).toHaveCount(9);
    },
  );
}

test.describe('in a very high window', () => {
  test.use({ viewport: { width: 1440, height: 3200 } });

  test('the drawings of the story come though nobody does anything', async ({ page }) => {
    await open(page, '/');
    await expectOnlyNearOnes(page, 'home');
    await expect(page.locator('#features img[data-phase="loaded"]')).toHaveCount(6);
  });
});

test('a picture is faded until it is there; those that cannot be loaded, the hero by night, a motif and a drawing of the story, stay faded, each is told once, and the game is played [R95, X17]', async ({
  page,
  faults,
}) => {
  faults.expect(FAILED_LOAD);
  faults.expect(/^warning: .*\/assets\/hero-/);
  faults.expect(/^warning: No picture at .*motif-challenge/);
  faults.expect(/^warning: No picture at .*win-goblet/);
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') told.push(message.text());
  });
  await page.route(/\/(hero|motif-challenge|win-goblet)-/, (route) => route.abort());
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/win-flag-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  const hero = page.locator('main img').first();
  await expect(hero).toHaveAttribute('data-phase', 'failed');
  const opacity = () => hero.evaluate((image) => Number(getComputedStyle(image).opacity));
  await expect.poll(opacity).toBeLessThan(0.5);
  await playByMouse(page, texts, [4]);
  await expectBoard(page, texts, { moves: [4] });
  for (const place of ['#pirate-games', '#benefits', '#pirate-games', '#benefits']) {
    const failing = page.locator(
      `${place} :is([data-picture*="motif-challenge"], [data-picture*="goblet"])`,
    );
    await failing.scrollIntoViewIfNeeded();
    await expect(failing).toHaveAttribute('data-phase', 'failed');
    await expect(failing).toHaveCSS('opacity', '0.25');
  }
  expect(told).toHaveLength(3);

  const flag = page.locator('#pirate-history img');
  await flag.scrollIntoViewIfNeeded();
  await expect(flag).toHaveAttribute('data-phase', 'loading');
  await expect(flag).toHaveCSS('opacity', '0.25');
  release();
  await expect(flag).toHaveAttribute('data-phase', 'loaded');
  await expect(flag).toHaveCSS('opacity', '1');
});

test('what is above the fold in a wide window is there without script, and stays when the window becomes narrow', async ({
  page,
  faults,
}) => {
  faults.expect(FAILED_LOAD);
  faults.expect(/^error: TypeError: Failed to fetch .*\/entry-/);
  await page.setViewportSize(DESKTOP);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/');
  const motifs = page.getByRole('navigation', { name: 'More games', exact: true }).locator('img');
  await expect(motifs).toHaveCount(3);
  for (const motif of await motifs.all()) await expectShown(motif);

  await page.unroute(ENTRY);
  await open(page, '/');
  await page.setViewportSize(PHONE);
  for (const motif of await motifs.all()) await expectShown(motif);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture is there, and none twice', async ({ page }) => {
    for (const path of ['/', '/blog', '/contact']) {
      await page.goto(path);
      const waiting = page.locator('img[data-picture]');
      for (const image of await waiting.all()) await expect(image).toBeHidden();
      const inTheirPlace = page.locator('noscript img');
      await expect(inTheirPlace).toHaveCount(await waiting.count());
      for (const image of await inTheirPlace.all()) await expect(image).toBeVisible();
    }
  });
});

/** Asserts that a picture has loaded and is not faded. */
async function expectShown(image: Locator): Promise<void> {
  const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(image).toHaveCSS('opacity', '1');
}

/** A picture of the page; a game's pieces, which come with the page, do not count. */
interface PictureState {
  readonly file: string;
  readonly isAskedFor: boolean;
  /** How far its upper edge lies below the window; negative inside it and where it has scrolled past. */
  readonly belowPx: number;
}

/** Asserts that exactly the pictures that are or were near the window have been asked for. */
async function expectOnlyNearOnes(page: Page, where: string): Promise<void> {
  await expect.poll(async () => (await picturesOf(page)).flatMap(complaint), where).toEqual([]);
}

function complaint({ file, isAskedFor, belowPx }: PictureState): readonly string[] {
  if (isAskedFor && belowPx > NEAR_PX + ROUNDING_PX) return [`${file} came ${belowPx} px before`];
  if (!isAskedFor && belowPx < NEAR_PX - ROUNDING_PX) return [`${file} waits at ${belowPx} px`];
  return [];
}

/** Goes down the page from its top, in steps of half a window; returns how many pictures there are. */
async function scrollThrough(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (let isAtEnd = false; !isAtEnd;) {
    await expectOnlyNearOnes(page, 'on the way down');
    isAtEnd = await page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY === before;
    });
  }
  await expect.poll(() => phasesOf(page)).toEqual(['loaded']);
  return (await picturesOf(page)).length;
}

/** All pictures; a file that something unseen in the page has fetched counts as asked for, too. */
function picturesOf(page: Page): Promise<readonly PictureState[]> {
  return page.evaluate((pictures) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const images = [...document.images];
    const shown = images.map(({ currentSrc }) => currentSrc).filter((address) => address !== '');
    return [...document.querySelectorAll<HTMLImageElement>(pictures)].map((image) => {
      const address = new URL(image.currentSrc || (image.dataset['picture'] ?? ''), location.href)
        .href;
      const isUnseen = loaded.includes(address) && !shown.includes(address);
      return {
        file: new URL(address).pathname,
        isAskedFor: image.currentSrc !== '' || isUnseen,
        belowPx: image.getBoundingClientRect().top - innerHeight,
      };
    });
  }, PICTURES);
}

async function phasesOf(page: Page): Promise<readonly (string | null)[]> {
  const phases = await page
    .locator(PICTURES)
    .evaluateAll((images) => images.map((image) => image.getAttribute('data-phase')));
  return [...new Set(phases)];
}

const PICTURES = 'img[data-phase]';

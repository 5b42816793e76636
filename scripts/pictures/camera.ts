import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { becomesAlive } from '../../tests/support/page.ts';
import { markWhenAlive } from '../../tests/support/test.ts';
import { returningVisitor } from '../measure/returning-visitor.ts';

/** How a visitor sees the site: the window, in CSS pixels, and what else the browser tells of itself. */
export type Visitor = BrowserContextOptions & { readonly viewport: ViewportSize };

/** A visitor with a phone or a tablet. */
export function touch(width: number, height: number): Visitor {
  return { viewport: { width, height }, isMobile: true, hasTouch: true };
}

/** A visitor who has not answered the cookie banner yet. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } };

/**
 * An empty page, in a context of its own, on which paths lead to the build that is served at an origin; a
 * visitor has answered the cookie banner unless told otherwise.
 */
export async function openWindow(browser: Browser, origin: string, visitor: Visitor) {
  const page = await browser.newPage({ baseURL: origin, ...returningVisitor(origin), ...visitor });
  await page.addInitScript(markWhenAlive);
  return page;
}

/** A game of tic-tac-toe under way, in any language, with the pointer over the corner that wins. */
export async function playClassic(page: Page): Promise<void> {
  await becomesAlive(page);
  await scrollToBoard(page);
  const cells = page.locator('[role=grid] button');
  for (const cell of [0, 2, 4, 5]) await cells.nth(cell).click();
  await cells.nth(8).hover();
}

/** Scrolls to a board that does not fit below the head of the page. */
export async function scrollToBoard(page: Page): Promise<void> {
  await page.locator('#game [role=grid]').evaluate((board) => {
    if (board.getBoundingClientRect().bottom >= innerHeight) {
      board.closest('#game')?.scrollIntoView({ behavior: 'instant' });
    }
  });
}

/** A PNG of what the window shows, or of the whole page, as it is when every animation has ended. */
export async function takePicture(page: Page, isWhole = false): Promise<Buffer> {
  if (isWhole) await scrollThrough(page);
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ currentSrc }) => currentSrc !== '');
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
  return page.screenshot({ fullPage: isWhole, animations: 'disabled' });
}

/** Scrolls through the whole page once, so that pictures below the window load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: html } = document;
    for (let top = 0; top < html.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** A drawing as a PNG of a size in pixels; what it leaves free is transparent. */
export async function drawPicture(browser: Browser, drawing: URL, viewport: ViewportSize) {
  await using page = await browser.newPage({ viewport });
  await page.goto(drawing.href);
  return await page.screenshot({ omitBackground: true });
}

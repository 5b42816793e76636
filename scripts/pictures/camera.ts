import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { becomesAlive } from '../../tests/support/page.ts';
import { markWhenAlive } from '../../tests/support/test.ts';
import { returningVisitor } from '../measure/returning-visitor.ts';

/** The window of a device, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
}

/** How a visitor sees the site. */
export interface Visitor {
  readonly viewport: Viewport;
  /** The language the browser prefers. */
  readonly locale: string;
  /** True when the visitor has not answered the cookie banner yet. */
  readonly isFirstVisit?: boolean;
  /** How the device shows pages. */
  readonly look?: Pick<BrowserContextOptions, 'colorScheme' | 'contrast' | 'forcedColors'>;
}

/** An empty page, in a context of its own, on which paths lead to the build that is served at an origin. */
export async function openWindow(
  browser: Browser,
  origin: string,
  { viewport, locale, isFirstVisit = false, look }: Visitor,
): Promise<Page> {
  const { width, height, isTouch } = viewport;
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width, height },
    isMobile: isTouch,
    hasTouch: isTouch,
    locale,
    ...(isFirstVisit ? {} : returningVisitor(origin)),
    ...look,
  });
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
  await page.locator('#game').evaluate((game) => {
    if (game.getBoundingClientRect().bottom >= innerHeight) {
      game.scrollIntoView({ behavior: 'instant' });
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
export async function drawPicture(
  browser: Browser,
  drawing: URL,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size });
  await page.goto(drawing.href);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

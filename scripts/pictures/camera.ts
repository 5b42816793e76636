import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { pathIn, type LanguageCode } from '#i18n/languages.ts';
import { returningVisitor } from '../measure/returning-visitor.ts';
import { markWhenAlive } from '../../tests/support/test.ts';
import type { Arrange } from './arrange.ts';

/** By then everything has arrived, and the celebration is still there. */
const PICTURED_AT_MS = 2000;

/** A page of the built site, and how it is brought into the state to be pictured. */
export interface State {
  readonly path: string;
  readonly arrange: Arrange;
  /** True for the page from its head to its foot, not only the part in the window. */
  readonly isWhole?: boolean;
  /** True when the visitor has not answered the cookie banner yet. */
  readonly isFirstVisit?: boolean;
  /** The language the browser prefers, when it is not the page's. */
  readonly locale?: string;
  /** How the device shows pages. */
  readonly look?: Pick<BrowserContextOptions, 'colorScheme' | 'contrast' | 'forcedColors'>;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
}

/** What the camera is pointed at. */
export interface View {
  readonly language: LanguageCode;
  readonly viewport: Viewport;
  readonly state: State;
}

/** Takes the picture, as a PNG, of the build that is served at an origin. */
export async function takePicture(browser: Browser, origin: string, view: View): Promise<Buffer> {
  const { language, viewport, state } = view;
  const { width, height, isTouch } = viewport;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isTouch,
    hasTouch: isTouch,
    locale: state.locale ?? language,
    ...(state.isFirstVisit === true ? {} : returningVisitor(origin)),
    ...state.look,
  });
  const page = await context.newPage();
  await page.addInitScript(markWhenAlive);
  await page.clock.install();
  await page.goto(new URL(pathIn(language, state.path), origin).href, { waitUntil: 'networkidle' });
  await state.arrange(page);
  if (state.isWhole === true) await scrollThrough(page);
  await settle(page);
  const picture = await page.screenshot({ fullPage: state.isWhole === true });
  await context.close();
  return picture;
}

/** A drawing as a PNG of a size in pixels; what it leaves free is transparent. */
export async function drawPicture(
  browser: Browser,
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size });
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await page.setContent(
    `<style>body{margin:0}img{display:block;inline-size:100vw}</style><img src="${address}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
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

/** Waits for fonts and pictures, and stops every animation at the same point of its timeline. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (atMs) => {
    const pictures = [...document.images].filter(({ currentSrc }) => currentSrc !== '');
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = atMs;
    }
  }, PICTURED_AT_MS);
}

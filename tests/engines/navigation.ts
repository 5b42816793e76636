import { textsOf } from '../support/languages.ts';
import { GAME_PAGES, gamePageIn } from '../support/pages.ts';
import type { EnginePage } from './engine.ts';
import { expectFocus, expectPath, expectSoon, openAgain, press } from './visitor.ts';

const TEXTS = textsOf('en');

declare global {
  interface Window {
    /** Set by the test: gone when another document is loaded. */
    hasNeverBeenLeft?: boolean;
  }
}

/** Goes from page to page by the navigation, back and forward by the browser, all in one document. */
export async function goAround(page: EnginePage): Promise<void> {
  await openAgain(page, '/');
  await page.evaluate(() => {
    window.hasNeverBeenLeft = true;
  });
  for (const { path, headline, label } of GAME_PAGES) {
    const within = { role: 'navigation', name: TEXTS.main } as const;
    await press(page, { role: 'link', name: label, within });
    await expectArrival(page, path, headline);
  }
  const others = [gamePageIn('en', 'classic'), ...GAME_PAGES].slice(0, -1);
  for (const { path, headline } of others.toReversed()) {
    await page.back();
    await expectArrival(page, path, headline);
  }
  const [first] = GAME_PAGES;
  await page.forward();
  if (first !== undefined) await expectArrival(page, first.path, first.headline);
  const isSame = () => page.evaluate(() => window.hasNeverBeenLeft === true);
  await expectSoon('the document is the same', isSame, true);
}

async function expectArrival(page: EnginePage, path: string, headline: string): Promise<void> {
  await expectPath(page, path);
  await expectFocus(page, headline);
}

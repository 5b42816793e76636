import { SITE } from '#site/site.ts';
import { SHIP_PATH } from '../support/connect-four.ts';
import { textsOf } from '../support/languages.ts';
import { gamePageIn } from '../support/pages.ts';
import { playTicTacToe } from './classic.ts';
import type { EnginePage } from './engine.ts';
import { playShipBattle } from './ship-battle.ts';
import { test, type Site } from './test.ts';
import { becomesAlive, expectFocus, expectPath, openAgain, press, until } from './visitor.ts';

const TEXTS = textsOf('en');

/** One visit, then the server stops: reloading, going to another page and games go on. */
export async function playOffline(page: EnginePage, site: Site): Promise<void> {
  test.skip(!SITE.isKeptOffline, 'the site is not kept offline');
  await openAgain(page, '/');
  const canHelp = await page.evaluate(() => 'serviceWorker' in navigator);
  test.skip(!canHelp, 'the engine has no service workers');
  await until('the service worker is ready', () => page.evaluate(isStored), Boolean);
  await site.stop();
  try {
    await page.reload();
    await becomesAlive(page);
    const within = { role: 'navigation', name: TEXTS.main } as const;
    const { label, headline } = gamePageIn('en', 'connect-four');
    await press(page, { role: 'link', name: label, within });
    await expectPath(page, SHIP_PATH);
    await expectFocus(page, headline);
    await playShipBattle(page);
    await playTicTacToe(page);
  } finally {
    await site.start();
  }
}

/** Runs in the page: the service worker has stored its files before it becomes ready. */
function isStored(): boolean {
  const { dataset } = document.documentElement;
  void navigator.serviceWorker.ready.then(() => {
    dataset['stored'] = '';
  });
  return dataset['stored'] === '';
}

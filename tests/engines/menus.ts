import { DRIVEN_GAMES } from '../games/drivers.ts';
import { homeTextsOf } from '../support/home.ts';
import { fill, languageOf } from '../support/languages.ts';
import { DESKTOP, PHONE, type EnginePage } from './engine.ts';
import { expectGone, expectSeen, expectSoon, openAgain, press } from './visitor.ts';

const TEXTS = homeTextsOf('en');
const LANGUAGE = fill(TEXTS.languageNamed, { languageName: languageOf('en').name });

/** The greatest height of a menu entry, with some slack. */
const ENTRY_LIMIT_PX = 60;

/** Menus on a phone, and the one beside the page on a desktop, are no bigger than their entries. */
export async function openMenus(page: EnginePage): Promise<void> {
  // A window that has become wider unfolds the menu, whichever page it shows.
  for (const { path } of DRIVEN_GAMES) {
    await page.resize(PHONE);
    await openAgain(page, path);
    await expectSeen(page, { role: 'button', name: TEXTS.menu });
    await page.resize(DESKTOP);
    await expectGone(page, { role: 'button', name: TEXTS.menu });
  }
  await page.resize(PHONE);
  await openAgain(page, '/');
  for (const name of [TEXTS.menu, LANGUAGE]) {
    await press(page, { role: 'button', name });
    await expectEntriesKeepTheirSize(page);
    await page.press('Escape');
  }
  await page.resize(DESKTOP);
  await expectEntriesKeepTheirSize(page);
}

async function expectEntriesKeepTheirSize(page: EnginePage): Promise<void> {
  const read = () => page.evaluate(popoversWithHighEntries, ENTRY_LIMIT_PX);
  await expectSoon('what is open, and how much of it is too high', read, {
    isOpen: true,
    tooHigh: 0,
  });
}

/** Runs in the page. */
function popoversWithHighEntries(limitPx: number): { isOpen: boolean; tooHigh: number } {
  const entries = [...document.querySelectorAll('[popover] > li')].filter((entry) =>
    entry.checkVisibility(),
  );
  const tooHigh = entries.filter((entry) => entry.getBoundingClientRect().height > limitPx);
  return { isOpen: entries.length > 0, tooHigh: tooHigh.length };
}

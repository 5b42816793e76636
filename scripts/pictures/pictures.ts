import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { languageOfPath, LANGUAGES, pathIn, prefixOf, SOURCE_LANGUAGE } from '#i18n/languages.ts';
import { stillHands } from '../../tests/games/driver.ts';
import { DRIVEN_GAMES, openGame, type DrivenGame } from '../../tests/games/drivers.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { ensureFonts } from '../browser/fonts.ts';
import { builtPaths } from '../build/built-files.ts';
import { WHOLE_LANGUAGES } from '../check/whole-languages.ts';
import { startServer } from '../hosting/serve.ts';
import { openWindow, scrollToBoard, takePicture, touch, type Visitor } from './camera.ts';
import { withColourTable } from './palette-png.ts';
import { shownPictures } from './shown.ts';
import { STATES, type View } from './states.ts';

const FOLDER = '.build/pictures';

/** What the command asks for; everything when it says no word. */
const WORDS = process.argv.slice(2);
/** The files that were written. */
const TAKEN = new Set<string>();

const PHONE = touch(390, 844);
const DEVICES: readonly Visitor[] = [
  touch(360, 640),
  PHONE,
  touch(844, 390),
  touch(768, 1024),
  { viewport: { width: 1440, height: 900 } },
];

/** Moves, cards or answers after which a game is pictured under way. */
const PRESSES = 3;

/*
 * Fills `.build/pictures` with every picture and nothing else, or retakes those whose names contain one
 * of the words. Copies the pictures that documents show to the place where they show them.
 */
ensureFonts(LANGUAGES.map(({ code }) => code));
if (WORDS.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
// An emulated graphics card would draw the same, but slowly.
await using browser = await launchBrowser(['--disable-gpu']);
await using server = await startServer();
for (const { path, state, visitor, arrange, isWhole } of shotsOfTheBuild()) {
  const file = fileOf(path, visitor, state);
  if (!isAsked(file)) continue;
  await using page = await openWindow(browser, server.url, visitor);
  await page.goto(path, { waitUntil: 'networkidle' });
  await arrange?.(page);
  await take(page, file, isWhole);
}
for (const device of DEVICES) {
  for (const game of DRIVEN_GAMES) {
    const file = (state: string) => fileOf(game.path, device, state);
    if (!isAsked(file('under-way')) && !isAsked(file('over'))) continue;
    const visitor = { ...device, locale: SOURCE_LANGUAGE };
    await using page = await openWindow(browser, server.url, visitor);
    await playForPictures(page, game, file);
  }
}
const shown = shownPictures().filter((path) => TAKEN.has(basename(path)));
for (const path of shown) {
  writeFileSync(path, withColourTable(readFileSync(join(FOLDER, basename(path)))));
}
console.log(`${TAKEN.size} pictures in .build/pictures, ${shown.length} of them in documents`);

/** Every page and state in the languages that are examined whole, and every page of the others on a phone. */
function shotsOfTheBuild() {
  const pages: readonly View[] = builtPaths()
    .filter((path) => languageOfPath(path).code === SOURCE_LANGUAGE)
    .map((path) => ({ path, isWhole: true }));
  return LANGUAGES.flatMap(({ code: locale }) => {
    const isWhole = WHOLE_LANGUAGES.includes(locale);
    const views = isWhole ? [...pages, ...STATES] : pages;
    return (isWhole ? DEVICES : [PHONE]).flatMap((device) =>
      views.map((view) => {
        const visitor: Visitor = { locale, ...device, ...view.visitor };
        return { ...view, path: pathIn(locale, view.path), visitor };
      }),
    );
  });
}

/** The file of a picture: `blog-ar-390x844-open.png`; without a state, that of the page as it is served. */
function fileOf(path: string, { viewport }: Visitor, state?: string): string {
  const { code } = languageOfPath(path);
  const page = path.slice(prefixOf(code).length + 1).replaceAll('/', '-');
  const parts = [page === '' ? 'home' : page, code, `${viewport.width}x${viewport.height}`, state];
  return `${parts.filter((part) => part !== undefined).join('-')}.png`;
}

function isAsked(file: string): boolean {
  return WORDS.length === 0 || WORDS.some((word) => file.includes(word));
}

async function take(page: Page, file: string, isWhole = false): Promise<void> {
  writeFileSync(join(FOLDER, file), await takePicture(page, isWhole));
  TAKEN.add(file);
}

/** Plays a game to its end, and pictures it while it is under way and when it is over. */
async function playForPictures(page: Page, game: DrivenGame, file: (state: string) => string) {
  const hands = stillHands(page);
  let presses = 0;
  await openGame(page, game);
  await scrollToBoard(page);
  const press = async (control: Locator) => {
    await hands.press(control);
    presses += 1;
    if (presses === PRESSES) await take(page, file('under-way'));
  };
  // What is operated last begins the next game.
  const operate = async (control: Locator) => {
    await take(page, file('over'));
    await hands.operate(control);
  };
  await game.play(page, { ...hands, press, operate }, 0);
}

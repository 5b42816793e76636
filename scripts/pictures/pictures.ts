import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { languageOfPath, LANGUAGES, pathIn, prefixOf, SOURCE_LANGUAGE } from '#i18n/languages.ts';
import { stillHands } from '../../tests/games/driver.ts';
import { DRIVEN_GAMES, openGame, type DrivenGame } from '../../tests/games/drivers.ts';
import { ensureFonts } from '../browser/fonts.ts';
import { builtPaths } from '../build/built-paths.ts';
import { WHOLE_LANGUAGES } from '../check/whole-languages.ts';
import { BUILD_FOLDER } from '../hosting/serve.ts';
import { withServed } from '../measure/served.ts';
import {
  openWindow,
  playClassic,
  scrollToBoard,
  takePicture,
  type Viewport,
  type Visitor,
} from './camera.ts';
import { withColourTable } from './palette-png.ts';
import { shownPictures } from './shown.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.build/pictures');

const PHONE: Viewport = { width: 390, height: 844, isTouch: true };
const VIEWPORTS: readonly Viewport[] = [
  { width: 360, height: 640, isTouch: true },
  PHONE,
  { width: 844, height: 390, isTouch: true },
  { width: 768, height: 1024, isTouch: true },
  { width: 1440, height: 900, isTouch: false },
];

/** Moves, cards or answers after which a game is pictured under way. */
const PRESSES = 3;

/** A page of the build as a visitor sees it. */
interface Shot extends Omit<Visitor, 'locale'> {
  /** The language the browser prefers, when it is not the page's. */
  readonly locale?: string;
  readonly path: string;
  /** What the page has been brought to; none for a page as it is served. */
  readonly state?: string;
  /** Brings the page, which has been opened, into that state, the same way in every language. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** True for the page from its head to its foot, not only the part in the window. */
  readonly isWhole?: boolean;
}

/** A shot without a window, on a path of the source language. */
type View = Omit<Shot, 'viewport'>;

const STATES: readonly View[] = [
  { path: '/', state: 'play', arrange: playClassic },
  {
    path: '/',
    state: 'cookies',
    isFirstVisit: true,
    arrange: (page) => page.locator('#customize-cookies').waitFor(),
  },
  {
    path: '/',
    state: 'cookie-preferences',
    isFirstVisit: true,
    arrange: async (page) => {
      await page.locator('#customize-cookies').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    path: '/',
    state: 'language-offer',
    isFirstVisit: true,
    locale: 'de-DE',
    // It comes when a person first does something.
    arrange: async (page) => {
      await page.keyboard.press('Shift');
      await page.locator('section[lang]').waitFor();
    },
  },
  { path: '/', state: 'dark', look: { colorScheme: 'dark' }, arrange: playClassic },
  { path: '/', state: 'contrast', look: { contrast: 'more' }, arrange: playClassic },
  { path: '/', state: 'forced-colours', look: { forcedColors: 'active' }, arrange: playClassic },
  { path: '/blog', state: 'open', isWhole: true, arrange: pressFirst('article button') },
  { path: '/files', state: 'open', isWhole: true, arrange: pressFirst('article summary') },
];

function pressFirst(control: string) {
  return (page: Page) => page.locator(control).first().click();
}

/** Every page and state in the languages that are examined whole, and every page of the others on a phone. */
function shotsOfTheBuild(): readonly Shot[] {
  const pages = builtPaths()
    .filter((path) => languageOfPath(path).code === SOURCE_LANGUAGE)
    .map((path) => ({ path, isWhole: true }));
  return LANGUAGES.flatMap(({ code }) => {
    const isWhole = WHOLE_LANGUAGES.includes(code);
    return (isWhole ? VIEWPORTS : [PHONE]).flatMap((viewport) =>
      [...pages, ...(isWhole ? STATES : [])].map((view) => {
        return { ...view, path: pathIn(code, view.path), viewport };
      }),
    );
  });
}

/** The file of a picture: `blog-ar-390x844-open.png`; without a state, that of the page as it is served. */
function fileOf(path: string, { width, height }: Viewport, state?: string): string {
  const { code } = languageOfPath(path);
  const page = path.slice(prefixOf(code).length + 1).replaceAll('/', '-');
  const parts = [page === '' ? 'home' : page, code, `${width}x${height}`, state];
  return `${parts.filter((part) => part !== undefined).join('-')}.png`;
}

/**
 * Fills `.build/pictures` with every picture and nothing else, or retakes those whose names contain one
 * of the words. Copies the pictures that documents show to the place where they show them.
 */
if (import.meta.main) {
  const words = process.argv.slice(2);
  ensureFonts(LANGUAGES.map(({ code }) => code));
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const isAsked = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
  // An emulated graphics card would draw the same, but slowly.
  const taken = await withServed([BUILD_FOLDER], pictureSite(isAsked), ['--disable-gpu']);
  const shown = shownPictures().filter((path) => taken.has(basename(path)));
  for (const path of shown) {
    const picture = readFileSync(join(FOLDER, basename(path)));
    writeFileSync(join(ROOT, path), withColourTable(picture));
  }
  console.log(`${taken.size} pictures in .build/pictures, ${shown.length} of them in documents`);
}

/** Takes the pictures that are asked for, and returns the names of their files. */
function pictureSite(isAsked: (file: string) => boolean) {
  return async (browser: Browser, url = ''): Promise<ReadonlySet<string>> => {
    const taken = new Set<string>();
    const take = async (page: Page, file: string, isWhole = false) => {
      writeFileSync(join(FOLDER, file), await takePicture(page, isWhole));
      taken.add(file);
    };
    for (const { path, locale = languageOfPath(path).code, ...shot } of shotsOfTheBuild()) {
      const file = fileOf(path, shot.viewport, shot.state);
      if (!isAsked(file)) continue;
      const page = await openWindow(browser, url, { ...shot, locale });
      await page.goto(path, { waitUntil: 'networkidle' });
      await shot.arrange?.(page);
      await take(page, file, shot.isWhole);
      await page.context().close();
    }
    for (const viewport of VIEWPORTS) {
      for (const game of DRIVEN_GAMES) {
        const file = (state: string) => fileOf(game.path, viewport, state);
        if (!isAsked(file('under-way')) && !isAsked(file('over'))) continue;
        const page = await openWindow(browser, url, { viewport, locale: SOURCE_LANGUAGE });
        await playForPictures(page, game, (state) => take(page, file(state)));
        await page.context().close();
      }
    }
    return taken;
  };
}

/** Plays a game to its end, and calls `take` while it is under way and when it is over. */
async function playForPictures(
  page: Page,
  game: DrivenGame,
  take: (state: string) => Promise<void>,
): Promise<void> {
  const hands = stillHands(page);
  let presses = 0;
  await openGame(page, game);
  await scrollToBoard(page);
  const press = async (control: Locator) => {
    await hands.press(control);
    presses += 1;
    if (presses === PRESSES) await take('under-way');
  };
  // What is operated last begins the next game.
  const operate = async (control: Locator) => {
    await take('over');
    await hands.operate(control);
  };
  await game.play(page, { ...hands, press, operate }, 0);
}

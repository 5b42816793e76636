import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { LANGUAGES, pathIn, type LanguageCode } from '#i18n/languages.ts';
import { launchBrowser } from './find-browser.ts';
import { ensureFonts } from './pictures/fonts.ts';
import { BUILD_FOLDER, startServer } from './serve.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');

/** Cells numbered row by row. */
type Cells = readonly number[];

const IN_PLAY: Cells = [0, 2, 4, 5];
const SKULL_WINS: Cells = [...IN_PLAY, 6, 3, 8];
const DRAW: Cells = [0, 1, 2, 4, 3, 5, 7, 6, 8];
const LAST_CORNER = 8;
const MOST_PRESSES = 100;

/** Longer than the celebration and every toast. */
const FINALE_MS = 6000;

/** When everything has arrived and the celebration is still there. */
const PICTURED_AT_MS = 2000;

/** A page of the built site, and how it is brought into the state to be pictured. */
interface State {
  readonly page: 'home' | 'not-found';
  readonly name: string | null;
  readonly path: string;
  readonly arrange: (page: Page) => Promise<void>;
}

/** How a device shows pages. */
type Look = Pick<BrowserContextOptions, 'colorScheme' | 'contrast' | 'forcedColors'>;

interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
}

interface Shot {
  readonly file: string;
  readonly language: LanguageCode;
  readonly viewport: Viewport;
  readonly state: State;
  readonly look: Look;
}

const START: State = { page: 'home', name: 'start', path: '/', arrange: asServed };
const PLAY: State = { page: 'home', name: 'play', path: '/', arrange: playOn };

const STATES: readonly State[] = [
  START,
  PLAY,
  { page: 'home', name: 'won', path: '/', arrange: winAndClose },
  { page: 'home', name: 'won-overlay', path: '/', arrange: (page) => finish(page, SKULL_WINS) },
  { page: 'home', name: 'drawn', path: '/', arrange: (page) => finish(page, DRAW) },
  { page: 'not-found', name: null, path: '/no-such-page', arrange: asServed },
];

const DESKTOP: Viewport = { width: 1440, height: 900, isTouch: false };

const VIEWPORTS: readonly Viewport[] = [
  { width: 360, height: 640, isTouch: true },
  { width: 390, height: 844, isTouch: true },
  { width: 768, height: 1024, isTouch: true },
  DESKTOP,
];

const LOOKS: Readonly<Record<string, Look>> = {
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  'forced-colours': { forcedColors: 'active' },
};

const SHOTS: readonly Shot[] = [
  ...LANGUAGES.flatMap(({ code }) =>
    VIEWPORTS.flatMap((viewport) =>
      STATES.map((state) => shotOf(state, code, viewport, state.name, {})),
    ),
  ),
  ...Object.entries(LOOKS).map(([name, look]) => shotOf(PLAY, 'en', DESKTOP, name, look)),
];

if (import.meta.main) {
  try {
    ensureFonts(LANGUAGES.map(({ code }) => code));
    await takePictures();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Fills docs/pictures with every shot of the list and nothing else. */
async function takePictures(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer({ root: BUILD_FOLDER, port: 0 });
  const browser = await launchBrowser();
  try {
    for (const shot of SHOTS) await takePicture(browser, server.url, shot);
  } finally {
    await browser.close();
    await server.close();
  }
  await removeStrangers();
  console.log(`${SHOTS.length} pictures in docs/pictures`);
}

async function takePicture(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const { file, language, viewport, state, look } = shot;
  const { width, height, isTouch } = viewport;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isTouch,
    hasTouch: isTouch,
    ...look,
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(new URL(pathIn(language, state.path), origin).href, { waitUntil: 'networkidle' });
  await state.arrange(page);
  await settle(page);
  await page.screenshot({ path: join(FOLDER, file) });
  await context.close();
}

async function asServed(): Promise<void> {
  // There is nothing to arrange.
}

/** A game under way, with the pointer over the corner that wins. */
async function playOn(page: Page): Promise<void> {
  await play(page, IN_PLAY);
  await cellAt(page, LAST_CORNER).hover();
}

/** A finished board, as it can be looked at when the celebration is over. */
async function winAndClose(page: Page): Promise<void> {
  await finish(page, SKULL_WINS);
  await page.keyboard.press('Escape');
  await page.clock.runFor(FINALE_MS);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('main [aria-hidden] img').waitFor({ state: 'detached' });
  await page.locator('[data-tone]').waitFor({ state: 'detached' });
  // The key has brought a focus ring; people who point do not see one.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** A whole game, up to its overlay. */
async function finish(page: Page, moves: Cells): Promise<void> {
  await play(page, moves);
  await page.locator('dialog[open]').waitFor();
}

async function play(page: Page, moves: Cells): Promise<void> {
  await page.getByRole('grid').evaluate(showWhole);
  for (const cell of moves) await press(cellAt(page, cell));
  // A toast that comes up under the pointer would stay.
  await page.mouse.move(0, 0);
}

/** A page that the application has not reached yet lets presses fall, so they are repeated. */
async function press(cell: Locator): Promise<void> {
  for (let attempt = 0; attempt < MOST_PRESSES; attempt += 1) {
    await cell.click();
    if ((await cell.getAttribute('aria-disabled')) === 'true') return;
  }
  throw new Error(`${String(cell)} takes no move`);
}

function cellAt(page: Page, cell: number): Locator {
  return page.locator('[role=grid] button').nth(cell);
}

/** Runs in the page. Where the board does not fit below the head of the page, it stands on top. */
function showWhole(board: Element): void {
  if (board.getBoundingClientRect().bottom < innerHeight) return;
  document.querySelector('#game')?.scrollIntoView({ behavior: 'instant' });
}

/** Waits for fonts and pictures, and stops every movement at the same moment of its course. */
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

function shotOf(
  state: State,
  language: LanguageCode,
  viewport: Viewport,
  name: string | null,
  look: Look,
): Shot {
  const { width, height } = viewport;
  const parts = [state.page, language, `${width}x${height}`, ...(name === null ? [] : [name])];
  return { file: `${parts.join('-')}.png`, language, viewport, state, look };
}

async function removeStrangers(): Promise<void> {
  const files = new Set(SHOTS.map(({ file }) => file));
  const strangers = (await readdir(FOLDER)).filter((name) => !files.has(name));
  await Promise.all(strangers.map((name) => rm(join(FOLDER, name))));
}

import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gamePath } from '#games/catalogue.ts';
import { LANGUAGES, SOURCE_LANGUAGE, type LanguageCode } from '#i18n/languages.ts';
import { OFFLINE_PATH } from '#site/special-paths.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { encodePalettePng } from './palette-png.ts';
import { asServed } from './arrange.ts';
import { takePicture, type Look, type State, type View, type Viewport } from './camera.ts';
import * as classic from './classic.ts';
import * as connectFour from './connect-four.ts';
import * as consent from './consent.ts';
import { ensureFonts } from '../browser/fonts.ts';
import * as memory from './memory.ts';
import * as puzzles from './puzzles.ts';
import * as screens from './screens.ts';
import { shownPictures } from './shown.ts';
import * as ultimate from './ultimate.ts';
import { pixelsOf } from './pixels.ts';
import { BUILD_FOLDER, startServer } from '../hosting/serve.ts';
import { WHOLE_LANGUAGES } from '../check/whole-languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.build/pictures');

interface PageState extends State {
  readonly page: string;
  readonly name: string | null;
}

interface Shot extends View {
  readonly file: string;
  readonly state: PageState;
}

const HOME = { page: 'home', path: gamePath('classic') } as const;
const SHIP_BATTLE = { page: 'ship-battle', path: gamePath('connect-four') } as const;
const MEMORY = { page: 'memory', path: gamePath('memory') } as const;
const ULTIMATE = { page: 'ultimate', path: gamePath('ultimate') } as const;
const CHALLENGE = { page: 'challenge', path: gamePath('puzzles') } as const;

const HOME_START: PageState = { ...HOME, name: 'start', arrange: asServed };
const HOME_PLAY: PageState = { ...HOME, name: 'play', arrange: classic.playOn };

const SHIP_BATTLE_PLAY: PageState = { ...SHIP_BATTLE, name: 'play', arrange: connectFour.playOn };

const STATES: readonly PageState[] = [
  HOME_START,
  HOME_PLAY,
  { ...HOME, name: 'won', arrange: classic.winAndClose },
  { ...HOME, name: 'won-overlay', arrange: classic.win },
  { ...HOME, name: 'drawn', arrange: classic.draw },
  { page: 'not-found', name: null, path: '/no-such-page', arrange: asServed },
  { page: 'offline', name: null, path: OFFLINE_PATH, arrange: asServed },
  SHIP_BATTLE_PLAY,
  { ...SHIP_BATTLE, name: 'won', arrange: connectFour.win },
  { ...MEMORY, name: 'play', arrange: memory.playOn },
  { ...MEMORY, name: 'complete', arrange: memory.complete },
  { ...ULTIMATE, name: 'play', arrange: ultimate.playOnForcedBoard },
  { ...ULTIMATE, name: 'free-choice', arrange: ultimate.chooseFreely },
  { ...ULTIMATE, name: 'won', arrange: ultimate.win },
  { ...CHALLENGE, name: 'play', arrange: puzzles.playOn },
  { ...CHALLENGE, name: 'all-solved', arrange: puzzles.solveAll },
];

/** The only states that are pictured in `BRIEF_LANGUAGES`. */
const STATES_IN_BRIEF: readonly PageState[] = [HOME_START, SHIP_BATTLE_PLAY];

/** Screens that are read rather than played. */
const SCREENS: readonly PageState[] = [
  { ...HOME, name: 'whole', arrange: asServed, isWhole: true },
  { ...HOME, name: 'cookies', arrange: consent.ask, isFirstVisit: true },
  { ...HOME, name: 'cookie-preferences', arrange: consent.customize, isFirstVisit: true },
  { page: 'blog', name: 'open', path: '/blog', arrange: screens.openFirstArticle, isWhole: true },
  { page: 'contact', name: null, path: '/contact', arrange: asServed, isWhole: true },
  { page: 'files', name: 'open', path: '/files', arrange: screens.openFirstFile, isWhole: true },
  { page: 'privacy', name: null, path: '/privacy-policy', arrange: asServed, isWhole: true },
];

const LANGUAGE_OFFER: PageState = {
  ...HOME,
  name: 'language-offer',
  arrange: screens.awaitLanguageOffer,
  isFirstVisit: true,
  locale: 'de-DE',
};

const PHONE: Viewport = { width: 390, height: 844, isTouch: true };
const DESKTOP: Viewport = { width: 1440, height: 900, isTouch: false };

/** A few pictures of these languages show how their words fit. */
const BRIEF_LANGUAGES = LANGUAGES.map(({ code }) => code).filter(
  (code) => !WHOLE_LANGUAGES.includes(code),
);

/** For the source language; the others show how they fit a phone and a desktop. */
const VIEWPORTS: readonly Viewport[] = [
  { width: 360, height: 640, isTouch: true },
  PHONE,
  { width: 768, height: 1024, isTouch: true },
  DESKTOP,
];
const VIEWPORTS_TRANSLATED: readonly Viewport[] = [PHONE, DESKTOP];

const LANDSCAPE: Viewport = { width: 844, height: 390, isTouch: true };

const LOOKS: Readonly<Record<string, Look>> = {
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  'forced-colours': { forcedColors: 'active' },
};

const SHOTS: readonly Shot[] = [
  ...WHOLE_LANGUAGES.flatMap((code) =>
    (code === SOURCE_LANGUAGE ? VIEWPORTS : VIEWPORTS_TRANSLATED).flatMap((viewport) =>
      STATES.map((state) => shotOf(state, code, viewport, state.name, {})),
    ),
  ),
  ...WHOLE_LANGUAGES.flatMap((code) =>
    VIEWPORTS.flatMap((viewport) =>
      SCREENS.map((state) => shotOf(state, code, viewport, state.name, {})),
    ),
  ),
  ...BRIEF_LANGUAGES.flatMap((code) =>
    VIEWPORTS_TRANSLATED.flatMap((viewport) =>
      STATES_IN_BRIEF.map((state) => shotOf(state, code, viewport, state.name, {})),
    ),
  ),
  ...VIEWPORTS_TRANSLATED.map((viewport) =>
    shotOf(LANGUAGE_OFFER, SOURCE_LANGUAGE, viewport, LANGUAGE_OFFER.name, {}),
  ),
  ...Object.entries(LOOKS).map(([name, look]) =>
    shotOf(HOME_PLAY, SOURCE_LANGUAGE, DESKTOP, name, look),
  ),
  ...STATES.filter(({ page, name }) => page !== 'home' && name === 'play').map((state) =>
    shotOf(state, SOURCE_LANGUAGE, LANDSCAPE, state.name, {}),
  ),
];

if (import.meta.main) {
  try {
    ensureFonts(LANGUAGES.map(({ code }) => code));
    await takePictures(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Fills `.build/pictures` with every shot of the list and nothing else, or retakes those of some pages.
 * Copies the pictures that documents show to the place where they show them.
 */
async function takePictures(pages: readonly string[]): Promise<void> {
  const shots = SHOTS.filter(({ state }) => pages.length === 0 || pages.includes(state.page));
  if (pages.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer({ root: BUILD_FOLDER, port: 0 });
  // An emulated graphics card would draw the same, but slowly.
  const browser = await launchBrowser(['--disable-gpu']);
  try {
    const easel = await browser.newPage();
    for (const shot of shots) {
      const picture = await takePicture(browser, server.url, shot);
      const address = `data:image/png;base64,${picture.toString('base64')}`;
      await writeFile(join(FOLDER, shot.file), encodePalettePng(await pixelsOf(easel, address)));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const shown = shownPictures().filter((path) => shots.some(({ file }) => file === basename(path)));
  for (const path of shown) await copyFile(join(FOLDER, basename(path)), join(ROOT, path));
  console.log(`${shots.length} pictures in .build/pictures, ${shown.length} of them in documents`);
}

function shotOf(
  state: PageState,
  language: LanguageCode,
  viewport: Viewport,
  name: string | null,
  look: Look,
): Shot {
  const { width, height } = viewport;
  const parts = [state.page, language, `${width}x${height}`, ...(name === null ? [] : [name])];
  return { file: `${parts.join('-')}.png`, language, viewport, state, look };
}

import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gamePath } from '#games/catalogue.ts';
import { LANGUAGES, SOURCE_LANGUAGE, type LanguageCode } from '#i18n/languages.ts';
import { OFFLINE_PATH } from '#site/special-paths.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { ensureFonts } from '../browser/fonts.ts';
import { WHOLE_LANGUAGES } from '../check/whole-languages.ts';
import { BUILD_FOLDER, startServer } from '../hosting/serve.ts';
import { asServed } from './arrange.ts';
import { takePicture, type State, type View, type Viewport } from './camera.ts';
import * as games from './games.ts';
import { withColourTable } from './palette-png.ts';
import * as screens from './screens.ts';
import { shownPictures } from './shown.ts';

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
const HOME_PLAY: PageState = { ...HOME, name: 'play', arrange: games.playClassic };

const SHIP_BATTLE_PLAY: PageState = { ...SHIP_BATTLE, name: 'play', arrange: games.playShipBattle };

const STATES: readonly PageState[] = [
  HOME_START,
  HOME_PLAY,
  { ...HOME, name: 'won', arrange: games.winClassicAndClose },
  { ...HOME, name: 'won-overlay', arrange: games.winClassic },
  { ...HOME, name: 'drawn', arrange: games.drawClassic },
  { page: 'not-found', name: null, path: '/no-such-page', arrange: asServed },
  { page: 'offline', name: null, path: OFFLINE_PATH, arrange: asServed },
  SHIP_BATTLE_PLAY,
  { ...SHIP_BATTLE, name: 'won', arrange: games.winShipBattle },
  { ...MEMORY, name: 'play', arrange: games.playMemory },
  { ...MEMORY, name: 'complete', arrange: games.completeMemory },
  { ...ULTIMATE, name: 'play', arrange: games.playOnForcedBoard },
  { ...ULTIMATE, name: 'free-choice', arrange: games.chooseFreely },
  { ...ULTIMATE, name: 'won', arrange: games.winUltimate },
  { ...CHALLENGE, name: 'play', arrange: games.playChallenge },
  { ...CHALLENGE, name: 'all-solved', arrange: games.solveChallenge },
];

/** Screens that are read rather than played. */
const SCREENS: readonly PageState[] = [
  { ...HOME, name: 'whole', arrange: asServed, isWhole: true },
  { ...HOME, name: 'cookies', arrange: screens.askForConsent, isFirstVisit: true },
  { ...HOME, name: 'cookie-preferences', arrange: screens.customizeCookies, isFirstVisit: true },
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

const LOOKS: readonly PageState[] = [
  { ...HOME_PLAY, name: 'dark', look: { colorScheme: 'dark' } },
  { ...HOME_PLAY, name: 'contrast', look: { contrast: 'more' } },
  { ...HOME_PLAY, name: 'forced-colours', look: { forcedColors: 'active' } },
];

const PHONE: Viewport = { width: 390, height: 844, isTouch: true };
const LANDSCAPE: Viewport = { width: 844, height: 390, isTouch: true };
const DESKTOP: Viewport = { width: 1440, height: 900, isTouch: false };
const PHONE_AND_DESKTOP: readonly Viewport[] = [PHONE, DESKTOP];
const VIEWPORTS: readonly Viewport[] = [
  { width: 360, height: 640, isTouch: true },
  PHONE,
  { width: 768, height: 1024, isTouch: true },
  DESKTOP,
];

/** A few pictures of these languages show how their words fit. */
const BRIEF_LANGUAGES = LANGUAGES.map(({ code }) => code).filter(
  (code) => !WHOLE_LANGUAGES.includes(code),
);
const SOURCE = [SOURCE_LANGUAGE];
const TRANSLATED = WHOLE_LANGUAGES.filter((code) => code !== SOURCE_LANGUAGE);
const GAMES_IN_PLAY = STATES.filter(({ page, name }) => page !== 'home' && name === 'play');

const SHOTS: readonly Shot[] = [
  ...shotsOf(STATES, SOURCE, VIEWPORTS),
  ...shotsOf(STATES, TRANSLATED, PHONE_AND_DESKTOP),
  ...shotsOf(SCREENS, WHOLE_LANGUAGES, VIEWPORTS),
  ...shotsOf([HOME_START, SHIP_BATTLE_PLAY], BRIEF_LANGUAGES, PHONE_AND_DESKTOP),
  ...shotsOf([LANGUAGE_OFFER], SOURCE, PHONE_AND_DESKTOP),
  ...shotsOf(LOOKS, SOURCE, [DESKTOP]),
  ...shotsOf(GAMES_IN_PLAY, SOURCE, [LANDSCAPE]),
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
    for (const shot of shots) {
      const picture = await takePicture(browser, server.url, shot);
      await writeFile(join(FOLDER, shot.file), withColourTable(picture));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const shown = shownPictures().filter((path) => shots.some(({ file }) => file === basename(path)));
  for (const path of shown) await copyFile(join(FOLDER, basename(path)), join(ROOT, path));
  console.log(`${shots.length} pictures in .build/pictures, ${shown.length} of them in documents`);
}

/** Every state in every language at every size. */
function shotsOf(
  states: readonly PageState[],
  languages: readonly LanguageCode[],
  viewports: readonly Viewport[],
): readonly Shot[] {
  return languages.flatMap((language) =>
    viewports.flatMap((viewport) =>
      states.map((state) => {
        const { width, height } = viewport;
        const parts = [state.page, language, `${width}x${height}`, state.name];
        const file = `${parts.filter((part) => part !== null).join('-')}.png`;
        return { file, language, viewport, state };
      }),
    ),
  );
}

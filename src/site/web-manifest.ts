import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { GAMES } from '#games/catalogue.ts';
import { pathIn, type Language } from '#i18n/languages.ts';
import {
  APP_ICONS,
  SCREENSHOTS,
  screenshotPath,
  type AppIcon,
  type Screenshot,
} from './app-pictures.ts';
import { headTexts } from './head.ts';
import { COLLECTION_TITLE, routeFor, ROUTES } from './routes.ts';
import { siteName } from './site.ts';

/** The colour of paper, for the page at its start and for the bar above it. */
const PAPER = '#FFF8E7';

const gameCount = GAMES.length;

const LABELS: Record<Screenshot['formFactor'], MessageDescriptor> = {
  narrow: msg`Tic-tac-toe on a phone: the board between skulls and treasure chests`,
  wide: msg`${plural(gameCount, {
    5: 'The home page: a pirate ship, the board, and the way to five games',
    one: 'The home page: a pirate ship, the board, and the way to one game',
    other: 'The home page: a pirate ship, the board, and the way to # games',
  })}`,
};

/**
 * The site as an app in one language. All languages share its scope, so changing language does not
 * leave the app.
 * Source: https://www.w3.org/TR/appmanifest/, https://www.w3.org/TR/manifest-app-info/.
 */
export function webManifest(i18n: I18n, { code, direction }: Language): object {
  return {
    id: pathIn(code, '/'),
    name: siteName(code),
    short_name: i18n._(COLLECTION_TITLE),
    description: i18n._(headTexts(routeFor('home')).description),
    lang: code,
    dir: direction,
    start_url: pathIn(code, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['games', 'kids', 'entertainment'],
    icons: APP_ICONS.filter(({ purpose }) => purpose !== 'touch').map((icon) => ({
      ...iconNode(icon),
      purpose: icon.purpose,
    })),
    screenshots: SCREENSHOTS.map((screenshot) => ({
      src: screenshotPath(code, screenshot),
      sizes: `${screenshot.width}x${screenshot.height}`,
      type: 'image/png',
      form_factor: screenshot.formFactor,
      label: i18n._(LABELS[screenshot.formFactor]),
    })),
    shortcuts: ROUTES.filter(({ game }) => game !== null).map(({ path, title }) => ({
      name: i18n._(title),
      url: pathIn(code, path),
      icons: APP_ICONS.filter(({ purpose }) => purpose === 'any').map(iconNode),
    })),
  };
}

function iconNode({ path, side }: AppIcon): object {
  return { src: path, sizes: `${side}x${side}`, type: 'image/png' };
}

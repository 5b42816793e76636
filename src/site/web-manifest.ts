import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pathIn, prefixOf, type Language, type LanguageCode } from '#i18n/languages.ts';
import { TEXTS } from './head.ts';
import { COLLECTION_TITLE, ROUTES } from './routes.ts';
import { siteName } from './site.ts';
import { MANIFEST_PATH } from './special-paths.ts';

/** The window in which a picture of the site was taken, and in which kind of shop it is shown. */
export interface Screenshot {
  readonly formFactor: 'narrow' | 'wide';
  readonly width: number;
  readonly height: number;
}

/** The icon that phones put among their apps; they round its corners themselves. */
export const TOUCH_ICON = '/app/touch-180.png';

/** Drawn by `npm run app-pictures`: icons by their side in px, alike for all languages. */
export const APP_ICONS = [
  { file: '/app/icon-192.png', side: 192, purpose: 'any' },
  { file: '/app/icon-512.png', side: 512, purpose: 'any' },
  { file: '/app/maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

export const SCREENSHOTS: readonly Screenshot[] = [
  { formFactor: 'narrow', width: 390, height: 844 },
  { formFactor: 'wide', width: 1280, height: 800 },
];

/** The colour of paper, on which the page begins, and of the bar above it. */
const PAPER = '#FFF8E7';

const LABELS: Record<Screenshot['formFactor'], MessageDescriptor> = {
  narrow: msg`Tic-tac-toe on a phone: the board between skulls and treasure chests`,
  wide: msg`The home page: a pirate ship, the board, and the way to five games`,
};

/** Where a language's manifest lies. */
export function manifestPath(language: LanguageCode): string {
  return prefixOf(language) + MANIFEST_PATH;
}

/** Where a language's picture of the site lies. */
export function screenshotPath(language: LanguageCode, { formFactor }: Screenshot): string {
  return `/app/${formFactor}-${language}.png`;
}

/**
 * The site as an app in one language. All languages share its scope: another language is no way out.
 * Source: https://www.w3.org/TR/appmanifest/, https://www.w3.org/TR/manifest-app-info/.
 */
export function webManifest(i18n: I18n, { code, direction }: Language): object {
  return {
    id: pathIn(code, '/'),
    name: siteName(code),
    short_name: i18n._(COLLECTION_TITLE),
    description: i18n._(TEXTS.home.description),
    lang: code,
    dir: direction,
    start_url: pathIn(code, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['games', 'kids', 'entertainment'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...APP_ICONS.map(({ file, side, purpose }) => ({
        src: file,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ],
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
      icons: [{ src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}

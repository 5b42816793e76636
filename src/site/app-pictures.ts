import { prefixOf, type LanguageCode } from '#i18n/languages.ts';
import { MANIFEST_PATH } from './special-paths.ts';

/** A picture that systems show for the site as an app; made by `npm run app-pictures`. */
export interface AppIcon {
  readonly path: string;
  /** The drawing it is made of. */
  readonly art: 'favicon' | 'app-icon-maskable';
  /** Px. */
  readonly side: number;
  /** `maskable` may be cut to any shape by the system; `touch` is what phones expect in the page's head. */
  readonly purpose: 'any' | 'maskable' | 'touch';
}

const TOUCH_ICON: AppIcon = {
  path: '/app/touch-180.png',
  art: 'app-icon-maskable',
  side: 180,
  purpose: 'touch',
};

export const TOUCH_ICON_PATH = TOUCH_ICON.path;

/** The same for all languages: the only list. */
export const APP_ICONS: readonly AppIcon[] = [
  { path: '/app/icon-192.png', art: 'favicon', side: 192, purpose: 'any' },
  { path: '/app/icon-512.png', art: 'favicon', side: 512, purpose: 'any' },
  { path: '/app/maskable-512.png', art: 'app-icon-maskable', side: 512, purpose: 'maskable' },
  TOUCH_ICON,
];

/** A picture of the site for the dialogs and shops that offer to install it. */
export interface Screenshot {
  readonly formFactor: 'narrow' | 'wide';
  /** Px. */
  readonly width: number;
  readonly height: number;
}

export const SCREENSHOTS: readonly Screenshot[] = [
  { formFactor: 'narrow', width: 390, height: 844 },
  { formFactor: 'wide', width: 1280, height: 800 },
];

/** Where a language's manifest lies. */
export function manifestPath(language: LanguageCode): string {
  return prefixOf(language) + MANIFEST_PATH;
}

/** Where a language's picture of the site lies. */
export function screenshotPath(language: LanguageCode, { formFactor }: Screenshot): string {
  return `/app/${formFactor}-${language}.png`;
}

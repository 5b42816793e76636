import type { LanguageCode } from '#i18n/languages.ts';

interface SiteIdentity {
  readonly name: string;
  readonly localNames: Partial<Record<LanguageCode, string>>;
  readonly origin: string;
  readonly addresses: Readonly<Record<'general' | 'support' | 'feedback', string>>;
  readonly isContactFormDemonstration: boolean;
  readonly rating: { readonly isShown: boolean; readonly value: number; readonly count: number };
  readonly minimumAge: { readonly isShown: boolean; readonly years: number };
  readonly reviews: { readonly isShown: boolean };
  readonly isKeptOffline: boolean;
  readonly legalTextsUpdated: string;
  readonly accessibilityStatementUpdated: string;
  readonly price: number;
  readonly priceCurrency: string;
}

/** The site's identity: the one file its owner edits before going live (README: Before you go live). */
export const SITE: SiteIdentity = {
  name: 'Pirate Tic Tac Toe',
  /** The name in languages that write it in another script. */
  localNames: { ar: 'إكس أو القراصنة' },

  /** Scheme and host, without a closing slash: canonical links, social and structured data. */
  origin: 'https://pirate-tic-tac-toe.example',

  addresses: {
    general: 'hello@pirate-tic-tac-toe.example',
    support: 'support@pirate-tic-tac-toe.example',
    feedback: 'feedback@pirate-tic-tac-toe.example',
  },

  /**
   * The contact form sends nothing. While this is true a line on the page says so; set it to false
   * once `src/pages/contact/contact-form.tsx` sends messages to someone.
   */
  isContactFormDemonstration: true,

  /** Demonstration figures: put in real ones, or set `isShown` to false. */
  rating: { isShown: true, value: 4.9, count: 2847 },

  /** The age from which children can play, as told to search engines: confirm it, or set `isShown` to false. */
  minimumAge: { isShown: true, years: 3 },

  /** The home page's sample reviews, labelled as such: put in real ones, or set `isShown` to false. */
  reviews: { isShown: true },

  /**
   * Whether visitors' browsers keep a copy of the site that works without a connection. Set to false,
   * the next deployment withdraws all copies (docs/deploy.md).
   */
  isKeptOffline: true,

  /** Year, month and day of the privacy policy and the terms. */
  legalTextsUpdated: '2025-09-20',

  /** The same for the accessibility statement: the day it was last checked against the site. */
  accessibilityStatementUpdated: '2026-11-25',

  price: 0,
  priceCurrency: 'USD',
};

/**
 * The header that makes browsers use HTTPS only. It cannot be taken back until `maxAgeSeconds` have passed: set
 * `isSent` to true once the domain speaks HTTPS for good.
 */
export const STRICT_TRANSPORT_SECURITY = { isSent: false, maxAgeSeconds: 31_536_000 };

/** The site's name as a language writes it. */
export function siteName(language: LanguageCode): string {
  return SITE.localNames[language] ?? SITE.name;
}

import type { LanguageCode } from '#i18n/languages.ts';

interface SiteIdentity {
  readonly name: string;
  readonly localNames: Partial<Record<LanguageCode, string>>;
  readonly origin: string;
  readonly addresses: Readonly<Record<'general' | 'support' | 'feedback', string>>;
  readonly rating: { readonly isShown: boolean; readonly value: number; readonly count: number };
  readonly reviews: { readonly isShown: boolean };
  readonly minimumAgeYears: number;
  readonly legalTextsUpdated: string;
  readonly price: number;
  readonly priceCurrency: string;
}

/** The site's identity: the one file its owner edits before going live (README: Before you go live). */
export const SITE: SiteIdentity = {
  name: 'Pirate Tic Tac Toe',
  /** Where the name is written in another script. */
  localNames: { ar: 'إكس أو القراصنة' },

  /** Scheme and host, without a closing slash: canonical links, social and structured data. */
  origin: 'https://pirate-tic-tac-toe.example',

  addresses: {
    general: 'hello@pirate-tic-tac-toe.example',
    support: 'support@pirate-tic-tac-toe.example',
    feedback: 'feedback@pirate-tic-tac-toe.example',
  },

  /** Demonstration figures: put in real ones, or set `isShown` to false. */
  rating: { isShown: true, value: 4.9, count: 2847 },

  /** The home page's sample reviews, labelled as such: put in real ones, or set `isShown` to false. */
  reviews: { isShown: true },

  /** Year, month and day of the privacy policy and the terms. */
  legalTextsUpdated: '2025-09-20',

  minimumAgeYears: 3,
  price: 0,
  priceCurrency: 'USD',
};

/** The site's name as a language writes it. */
export function siteName(language: LanguageCode): string {
  return SITE.localNames[language] ?? SITE.name;
}

import { askBrowser } from './ask-browser.ts';
import { keep, type Codec } from './kept.ts';
import { browserStorage } from './storage.ts';

const LANGUAGE_OFFER_KEY = 'languageOffer';
const DECLINED = 'declined';

/** The stored form of the visitor's wish to be offered no other language. */
export const LANGUAGE_OFFER: Codec<boolean> = {
  key: LANGUAGE_OFFER_KEY,
  parse: (text) => ({ value: text === DECLINED, isIntact: text === null || text === DECLINED }),
  format: () => DECLINED,
};

/** The browser's preferred languages, best first; empty where it does not report them. */
export function browserLanguages(): readonly string[] {
  return askBrowser(() => navigator.languages, []);
}

/** Whether the visitor has declined to be offered another language, as this browser keeps it. */
export const browserOfferDeclined = keep(browserStorage, LANGUAGE_OFFER);

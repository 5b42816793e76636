import { keep, type Codec } from './kept.ts';
import { browserStorage } from './storage.ts';

const LOG_OFFER_KEY = 'logOffer';
const DECLINED = 'declined';

/** The stored form of a person's wish not to be offered a captain's log again. */
export const LOG_OFFER: Codec<boolean> = {
  key: LOG_OFFER_KEY,
  parse: (text) => ({ value: text === DECLINED, isIntact: text === null || text === DECLINED }),
  format: () => DECLINED,
};

/** Whether a person wants to be offered no captain's log, as this browser keeps it. */
export const browserLogOfferDeclined = keep(browserStorage, LOG_OFFER);

import { keep, type Codec } from './kept.ts';
import { browserStorage } from './storage.ts';

/** A visitor's possible answers to the cookie banner; these words are stored. */
export const CHOICES = ['accepted', 'essential', 'rejected'] as const;
export type Choice = (typeof CHOICES)[number];

/** Null until the visitor has chosen. */
export type Consent = Choice | null;

const CONSENT_KEY = 'cookieConsent';

/** How the choice is written down: as its plain word. */
export const CONSENT: Codec<Consent> = {
  key: CONSENT_KEY,
  parse(text) {
    const value = CHOICES.find((choice) => choice === text) ?? null;
    return { value, isIntact: value === text };
  },
  format: String,
};

/** The visitor's choice, as this browser keeps it. */
export const browserConsent = keep(browserStorage, CONSENT);

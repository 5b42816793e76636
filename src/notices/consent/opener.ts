/** Where the preferences were opened from; focus returns there. */
export type Opener = 'banner' | 'footer';

/** The preferences button in the footer. */
export const PREFERENCES_BUTTON_ID = 'cookie-preferences-button';

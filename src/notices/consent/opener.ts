/** What opened the preferences, and gets the focus back. */
export type Opener = 'banner' | 'footer';

/** The button in the page's foot. */
export const PREFERENCES_BUTTON_ID = 'cookie-preferences-button';

import { SOURCE_LANGUAGE, type LanguageCode } from '../../src/i18n/languages.ts';

/** One language of each direction, examined whole; the others differ in texts and faces alone, and are sampled. */
export const WHOLE_LANGUAGES: readonly LanguageCode[] = [SOURCE_LANGUAGE, 'ar'];

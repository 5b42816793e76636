import type { Plugin } from 'vite';
import { FIRST_SEPARATED } from '#i18n/number-text.ts';

/** How Lingui writes the number of a plural, whether or not the words that it has chosen contain it. */
const WRITTEN = 'const valueStr = number(locales, value, numberFormat);';
const IS_SMALL = `value >= 0 && value < ${FIRST_SEPARATED} && Number.isInteger(value)`;

/**
 * Lets Lingui write the small whole numbers of plurals itself, as `numberText` does. A browser's first
 * formatter of numbers looks through all languages that it knows, which takes 20 ms on a fast machine and
 * longer than anything else while a page comes to life. Throws if Lingui writes them otherwise by now.
 */
export function smallNumbers(): Plugin {
  return {
    name: 'small-numbers',
    apply: 'build',
    transform: {
      filter: { id: /\/@lingui\/core\/dist\/index\.mjs$/ },
      handler(source) {
        if (!source.includes(WRITTEN))
          throw new Error('Lingui writes the numbers of plurals otherwise');
        const soon = WRITTEN.replace('=', `= ${IS_SMALL} ? String(value) :`);
        return { code: source.replace(WRITTEN, soon), map: null };
      },
    },
  };
}

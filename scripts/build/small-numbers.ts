import type { Plugin } from 'vite';
import { FIRST_SEPARATED } from '#i18n/number-text.ts';

/** How Lingui writes the number of a plural, whether or not the words that it has chosen contain it. */
const WRITTEN = 'const valueStr = number(locales, value, numberFormat);';

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
        return { code: source.replace(WRITTEN, writtenSoon()), map: null };
      },
    },
  };
}

function writtenSoon(): string {
  const isSmall = `value >= 0 && value < ${FIRST_SEPARATED} && Number.isInteger(value)`;
  return `const valueStr = ${isSmall} ? String(value) : number(locales, value, numberFormat);`;
}

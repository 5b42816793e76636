import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, languageFor, pathIn } from '#i18n/languages.ts';
import type { Language, LanguageCode } from '#i18n/languages.ts';
import { WHOLE_LANGUAGES } from '../../scripts/check/whole-languages.ts';
import { IS_SWEEP } from './sweep.ts';
import { TEXTS, type Texts } from './texts.ts';

export { LANGUAGES, pathIn, type LanguageCode };
export { languageFor as languageOf };

/**
 * The languages in which every state of every page is examined: all of them in the sweep of languages.
 * For what is examined in the others, see every-language.spec.ts.
 */
export const EXAMINED_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  ({ code }) => IS_SWEEP || WHOLE_LANGUAGES.includes(code),
);

/** The languages in which the main paths through a page are tested. */
export const OTHER_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  ({ code }) => !WHOLE_LANGUAGES.includes(code),
);

/** Values by the names of a text's gaps, such as row and column. */
type Values = Readonly<Record<string, string | number>>;

/** The shared texts in a language: the English ones as specified, the others as their catalogues translate them. */
export function textsOf(code: LanguageCode): Texts {
  return translated(code, TEXTS);
}

/** English texts in a language, by the same keys; throws when one is neither a message nor several sentences that are. */
export function translated<Key extends string>(
  code: LanguageCode,
  english: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> {
  if (code === 'en') return english;
  const translations = catalogueOf(code);
  const entries = Object.entries<string>(english).map(([key, source]) => {
    const text = translations.get(source) ?? inSentences(source, translations);
    if (text === undefined) throw new Error(`No ${code} message for "${source}"`);
    // The words of the source stand in for a missing translation, which `npm run check` complains of.
    return [key, text === '' ? source : text] as const;
  });
  return Object.fromEntries(entries) as unknown as Readonly<Record<Key, string>>;
}

/** Sentences that are messages, said one after the other; undefined when one of them is none. */
function inSentences(
  source: string,
  translations: ReadonlyMap<string, string>,
): string | undefined {
  const texts = source.split(/(?<=\.) /u).map((sentence) => translations.get(sentence));
  return texts.includes(undefined) ? undefined : texts.join(' ');
}

/** A text with its gaps filled. */
export function fill(template: string, values: Values): string {
  return template.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A number as the site writes it in a language: with western digits. */
export function numberIn(code: LanguageCode, value: number): string {
  return new Intl.NumberFormat(`${code}-u-nu-latn`).format(value);
}

/** A language other than the given one. */
export function otherThan(code: LanguageCode): Language {
  const other = LANGUAGES.find((language) => language.code !== code);
  return languageFor(other?.code ?? code);
}

const catalogues = new Map<LanguageCode, ReadonlyMap<string, string>>();

/** From English text to translation. */
function catalogueOf(code: LanguageCode): ReadonlyMap<string, string> {
  const catalogue = catalogues.get(code) ?? readCatalogue(code);
  catalogues.set(code, catalogue);
  return catalogue;
}

/** Every entry is one `msgid` line and one `msgstr` line; where words have a context besides, those without count. */
function readCatalogue(code: LanguageCode): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, '../../src/i18n/catalogues', code);
  const files = readdirSync(folder).filter((name) => name.endsWith('.po'));
  const entries = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [...text.matchAll(/^(msgctxt ".*"\n)?msgid (".*")\nmsgstr (".*")$/gm)].map(
      ([, context, id = '""', translation = '""']) => ({
        hasContext: context !== undefined,
        entry: [unquote(id), unquote(translation)] as const,
      }),
    );
  });
  const withContext = entries.filter(({ hasContext }) => hasContext);
  const without = entries.filter(({ hasContext }) => !hasContext);
  return new Map([...withContext, ...without].map(({ entry }) => entry));
}

function unquote(literal: string): string {
  return JSON.parse(literal) as string;
}

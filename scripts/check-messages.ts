import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePoFile } from '@lingui/format-po';
import { parse, type Select } from '@messageformat/parser';
import { CATALOGUES } from '../src/i18n/catalogues.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../src/i18n/languages.ts';

/** The text of one catalogue in one language; null where the file does not exist. */
export interface CatalogueFile {
  readonly path: string;
  readonly name: string;
  readonly language: string;
  readonly text: string | null;
}

/** The messages that a language rightly says in the words of the source; a list beside its catalogues. */
const SAME_WORDS_FILE = 'same-words.json';

interface Message {
  readonly source: string;
  /** Tells apart messages of the same words; most have none. */
  readonly context: string;
  readonly translation: string;
}

/** Each complaint names the file, the message and what is wrong with it. */
export function catalogueComplaints(
  files: readonly CatalogueFile[],
  sourceLanguage: string,
  sameWords: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  return files.flatMap((file) => {
    if (file.text === null) return [`${file.path}: does not exist`];
    const original = files.find(
      ({ name, language }) => name === file.name && language === sourceLanguage,
    );
    const messages = messagesOf(file.text);
    return [
      ...obsoleteComplaints(file.text),
      ...coverageComplaints(messagesOf(original?.text ?? ''), messages),
      ...messages.flatMap(({ source, translation }) =>
        messageComplaints(file.language, source, translation).map((what) => told(source, what)),
      ),
      ...(file.language === sourceLanguage
        ? []
        : messages
            .filter(isLeftInSource(sameWords[file.language] ?? []))
            .map(({ source }) => told(source, 'is left in the source language'))),
    ].map((complaint) => `${file.path}: ${complaint}`);
  });
}

/**
 * Messages that two catalogues of a language translate differently: a page that has loaded both shows
 * whichever came last.
 */
export function contradictionComplaints(files: readonly CatalogueFile[]): string[] {
  const first = new Map<string, { readonly path: string; readonly translation: string }>();
  return files.flatMap(({ path, language, text }) =>
    messagesOf(text ?? '').flatMap(({ source, context, translation }) => {
      const key = JSON.stringify([language, context, source]);
      const other = first.get(key);
      if (other === undefined) first.set(key, { path, translation });
      if (other === undefined || other.translation === translation) return [];
      return [`${path}: ${told(source, `is translated differently in ${other.path}`)}`];
    }),
  );
}

/** Files that no language and catalogue account for: they would be neither checked nor loaded. */
export function strayComplaints(found: readonly string[], expected: readonly string[]): string[] {
  return found
    .filter((path) => !expected.includes(path))
    .map((path) => `${path}: belongs to no language and catalogue that are switched on`);
}

/** Listed words that are not the source's any more would excuse a message that nobody has. */
export function sameWordsComplaints(
  files: readonly CatalogueFile[],
  sameWords: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(sameWords).flatMap(([language, words]) => {
    const same = files
      .filter((file) => file.language === language)
      .flatMap(({ text }) => messagesOf(text ?? ''))
      .filter(({ source, translation }) => source === translation)
      .map(({ source }) => source);
    return words
      .filter((word) => !same.includes(word))
      .map(
        (word) => `${language}: ${SAME_WORDS_FILE} lists "${word}", which is not the same there`,
      );
  });
}

/** What would go wrong when a message is shown in a language. */
export function messageComplaints(language: string, source: string, translation: string): string[] {
  if (translation.trim() === '') return ['is not translated'];
  const [translated, syntaxError] = shapeOf(translation, language);
  if (translated === null) return [`is not valid: ${syntaxError}`];
  const complaints = [...tagOrderComplaints(translated), ...pluralComplaints(language, translated)];
  // A source that cannot be read is reported where it is the translation of itself.
  const [original] = shapeOf(source);
  return original === null ? complaints : [...complaints, ...differences(original, translated)];
}

function messagesOf(text: string): readonly Message[] {
  return parsePoFile(text)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr }) => ({
      source: msgid,
      context: msgctxt ?? '',
      translation: msgstr.join(''),
    }));
}

function obsoleteComplaints(text: string): string[] {
  return parsePoFile(text)
    .items.filter(({ obsolete }) => obsolete)
    .map(({ msgid }) => told(msgid, 'is obsolete: run "npm run messages"'));
}

function coverageComplaints(wanted: readonly Message[], present: readonly Message[]): string[] {
  const lacks = (messages: readonly Message[]) => (message: Message) =>
    !messages.some(({ source }) => source === message.source);
  return [
    ...wanted.filter(lacks(present)).map(({ source }) => told(source, 'is missing')),
    ...present
      .filter(lacks(wanted))
      .map(({ source }) => told(source, 'does not stand in the source language')),
  ];
}

/** Small words of the source language, none of which is one in another language that has its letters. */
const SOURCE_WORDS = /\b(?:the|this|you|your)\b/i;
const PLACES_AND_TAGS = /\{[^{}]*\}|<[^<>]*>/g;

function isLeftInSource(sameWords: readonly string[]): (message: Message) => boolean {
  return ({ source, translation }) => {
    const words = translation.replaceAll(PLACES_AND_TAGS, '');
    const isSame = source === translation && /\p{L}{2}/u.test(words);
    return !sameWords.includes(source) && (isSame || SOURCE_WORDS.test(words));
  };
}

function told(source: string, what: string): string {
  return `"${source}" ${what}`;
}

/** What a message in ICU syntax is made of. */
interface Shape {
  /** Its whole text and the text of every case in it, as the tags that stand there in order. */
  readonly tagRows: readonly (readonly string[])[];
  readonly placeholders: ReadonlySet<string>;
  readonly selects: readonly Select[];
}

type Tokens = Select['cases'][number]['tokens'];

/** The shape of a message, or why it has none; with a language, its plural categories are enforced. */
function shapeOf(text: string, language?: string): [Shape, null] | [null, string] {
  try {
    const options =
      language === undefined
        ? {}
        : {
            cardinal: categoriesOf(language, 'plural'),
            ordinal: categoriesOf(language, 'selectordinal'),
          };
    const rows = [...rowsOf(parse(text, options))];
    const tokens = rows.flat();
    return [
      {
        tagRows: rows.map(tagsOf),
        placeholders: new Set(tokens.flatMap((token) => ('arg' in token ? [token.arg] : []))),
        selects: tokens.filter((token) => 'cases' in token),
      },
      null,
    ];
  } catch (error) {
    return [null, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
  }
}

function* rowsOf(tokens: Tokens): Generator<Tokens> {
  yield tokens;
  for (const token of tokens) {
    if (!('cases' in token)) continue;
    for (const { tokens: inner } of token.cases) yield* rowsOf(inner);
  }
}

function tagsOf(tokens: Tokens): readonly string[] {
  return tokens.flatMap((token) =>
    token.type === 'content' ? (token.value.match(/<\/?\w+\/?>/g) ?? []) : [],
  );
}

function tagOrderComplaints({ tagRows }: Shape): string[] {
  return tagRows.flatMap((tags) => {
    const open: string[] = [];
    const complaints: string[] = [];
    for (const tag of tags) {
      if (tag.endsWith('/>')) continue;
      if (!tag.startsWith('</')) open.push(tag);
      else if (open.at(-1) === tag.replace('/', '')) open.pop();
      else complaints.push(`has ${tag} where ${open.at(-1) ?? 'nothing'} is open`);
    }
    return [...complaints, ...open.map((tag) => `never closes ${tag}`)];
  });
}

function pluralComplaints(language: string, { selects }: Shape): string[] {
  return selects.flatMap(({ type, arg, cases }) => {
    if (type === 'select') return [];
    return categoriesOf(language, type)
      .filter((category) => !cases.some(({ key }) => key === category))
      .map((category) => `lacks ${caseName(category, arg, type)}`);
  });
}

function categoriesOf(language: string, kind: 'plural' | 'selectordinal'): Intl.LDMLPluralRule[] {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

function differences(original: Shape, translated: Shape): string[] {
  const wanted = partsOf(original);
  const present = partsOf(translated);
  return [
    ...wanted.filter((part) => !present.includes(part)).map((part) => `lacks ${part}`),
    ...present
      .filter((part) => !wanted.includes(part))
      .map((part) => `has ${part}, which its source lacks`),
  ];
}

/** What a message and its translation must have in common, each part once. */
function partsOf({ placeholders, tagRows, selects }: Shape): readonly string[] {
  const names = [...placeholders].map((name) => `{${name}}`);
  const choices = selects
    .filter(({ type }) => type === 'select')
    .flatMap(({ arg, cases }) => cases.map(({ key }) => caseName(key, arg, 'select')));
  return [...new Set([...names, ...tagRows.flat(), ...choices])];
}

function caseName(key: string, argument: string, type: string): string {
  return `the case "${key}" of {${argument}, ${type}}`;
}

const ROOT = join(import.meta.dirname, '..');
const FOLDER = 'src/i18n/catalogues';

if (import.meta.main) {
  const files = readCatalogues();
  const sameWords = readSameWords();
  const complaints = [
    ...synchronyComplaints(),
    ...strayComplaints(
      globSync(`${FOLDER}/**/*.po`, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/')),
      files.map(({ path }) => path),
    ),
    ...catalogueComplaints(files, SOURCE_LANGUAGE, sameWords),
    ...contradictionComplaints(files),
    ...sameWordsComplaints(files, sameWords),
  ];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length === 0) {
    console.log(`${files.length} catalogues in ${LANGUAGES.length} languages are complete.`);
  }
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

function readCatalogues(): readonly CatalogueFile[] {
  return LANGUAGES.flatMap(({ code }) =>
    Object.keys(CATALOGUES).map((name) => {
      const path = `${FOLDER}/${code}/${name}.po`;
      const file = join(ROOT, path);
      return {
        path,
        name,
        language: code,
        text: existsSync(file) ? readFileSync(file, 'utf8') : null,
      };
    }),
  );
}

/** By language; a language without such a list says everything in words of its own. */
function readSameWords(): Readonly<Record<string, readonly string[]>> {
  const lists = LANGUAGES.flatMap(({ code }) => {
    const file = join(ROOT, FOLDER, code, SAME_WORDS_FILE);
    if (!existsSync(file)) return [];
    return [[code, JSON.parse(readFileSync(file, 'utf8')) as readonly string[]] as const];
  });
  return Object.fromEntries(lists);
}

/** Whether the catalogues hold exactly the messages that the sources have now. */
function synchronyComplaints(): string[] {
  const cli = join(dirname(fileURLToPath(import.meta.resolve('@lingui/cli'))), 'lingui.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'check', 'sync', '--clean', '--verbose'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return status === 0 ? [] : [`${stdout}${stderr}`.trim(), 'Remedy: npm run messages'];
}

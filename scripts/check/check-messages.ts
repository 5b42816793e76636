import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePoFile } from '@lingui/format-po';
import { catalogues } from '../../src/i18n/catalogues.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/i18n/languages.ts';
import { messageComplaints } from './message-complaints.ts';
import { report } from './report.ts';

/** One catalogue in one language. */
export interface CatalogueFile {
  readonly path: string;
  readonly language: string;
  readonly text: string;
}

/** A list beside a language's catalogues: the messages that are rightly the same as in the source. */
const SAME_WORDS_FILE = 'same-words.json';

interface Message {
  readonly source: string;
  /** Distinguishes messages with the same words; most have none. */
  readonly context: string;
  readonly translation: string;
}

/** Each complaint names the file, the message and what is wrong with it. */
export function catalogueComplaints(
  files: readonly CatalogueFile[],
  sourceLanguage: string,
  sameWords: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  return files.flatMap(({ path, language, text }) => {
    const isLeft = isLeftInSource(sameWords[language] ?? []);
    return messagesOf(text)
      .filter(isTranslated)
      .flatMap((message) => {
        const { source, translation } = message;
        const complaints = messageComplaints(language, source, translation);
        if (language !== sourceLanguage && isLeft(message)) {
          complaints.push('is left in the source language');
        }
        return complaints.map((what) => `${path}: ${told(source, what)}`);
      });
  });
}

/**
 * One complaint about all messages that still wait for their translation, and none without such. Until
 * then the words of the source stand in for them, and the site is not built.
 */
export function unfinishedComplaints(files: readonly CatalogueFile[]): string[] {
  const waiting = files.flatMap(({ path, language, text }) =>
    messagesOf(text)
      .filter((message) => !isTranslated(message))
      .map(() => ({ name: basename(path, '.po'), language })),
  );
  if (waiting.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { language } of waiting) counts.set(language, (counts.get(language) ?? 0) + 1);
  const languages = [...counts].map(([language, count]) => `${language} ${count}`);
  const names = [...new Set(waiting.map(({ name }) => name))];
  return [
    `Messages to be translated: ${languages.join(', ')}; in the catalogues ${names.join(', ')}.`,
  ];
}

/**
 * Messages that two catalogues of a language translate differently: a page that has loaded both shows
 * whichever came last.
 */
export function contradictionComplaints(files: readonly CatalogueFile[]): string[] {
  const first = new Map<string, { readonly path: string; readonly translation: string }>();
  return files.flatMap(({ path, language, text }) =>
    messagesOf(text)
      .filter(isTranslated)
      .flatMap(({ source, context, translation }) => {
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

/** Listed words that no longer equal the source: they would excuse a message that does not exist. */
export function sameWordsComplaints(
  files: readonly CatalogueFile[],
  sameWords: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(sameWords).flatMap(([language, words]) => {
    const same = files
      .filter((file) => file.language === language)
      .flatMap(({ text }) => messagesOf(text))
      .filter(({ source, translation }) => source === translation)
      .map(({ source }) => source);
    return words
      .filter((word) => !same.includes(word))
      .map(
        (word) => `${language}: ${SAME_WORDS_FILE} lists "${word}", which is not the same there`,
      );
  });
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

/** Small words of the source language that are not words in any other language with its letters. */
const SOURCE_WORDS = /\b(?:the|this|you|your)\b/i;
const PLACES_AND_TAGS = /\{[^{}]*\}|<[^<>]*>/g;

function isTranslated({ translation }: Message): boolean {
  return translation.trim() !== '';
}

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

const ROOT = join(import.meta.dirname, '../..');
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
    ...unfinishedComplaints(files),
    ...contradictionComplaints(files),
    ...sameWordsComplaints(files, sameWords),
  ];
  report(complaints, `${files.length} catalogues in ${LANGUAGES.length} languages are complete.`);
}

/** The catalogues that exist; the ones that should are for `synchronyComplaints`. */
function readCatalogues(): readonly CatalogueFile[] {
  return LANGUAGES.flatMap(({ code }) =>
    catalogues().map(({ name }) => ({
      path: `${FOLDER}/${code}/${name}.po`,
      language: code,
    })),
  )
    .filter(({ path }) => existsSync(join(ROOT, path)))
    .map((file) => ({ ...file, text: readFileSync(join(ROOT, file.path), 'utf8') }));
}

/** The lists by language; a language without one translates everything in words of its own. */
function readSameWords(): Readonly<Record<string, readonly string[]>> {
  const lists = LANGUAGES.flatMap(({ code }) => {
    const file = join(ROOT, FOLDER, code, SAME_WORDS_FILE);
    if (!existsSync(file)) return [];
    return [[code, JSON.parse(readFileSync(file, 'utf8')) as readonly string[]] as const];
  });
  return Object.fromEntries(lists);
}

/** Complains unless the catalogues hold exactly the messages that the sources have now, and no obsolete ones. */
function synchronyComplaints(): string[] {
  const cli = join(dirname(fileURLToPath(import.meta.resolve('@lingui/cli'))), 'lingui.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'check', 'sync', '--clean', '--verbose'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return status === 0 ? [] : [`${stdout}${stderr}`.trim(), 'Remedy: npm run messages'];
}

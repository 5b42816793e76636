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

/** By language, the messages that are rightly the same as in the source. */
export type SameWords = Readonly<Record<string, readonly string[]>>;

/** The list of them beside a language's catalogues. */
const SAME_WORDS_FILE = 'same-words.json';

interface Message {
  readonly path: string;
  readonly language: string;
  readonly source: string;
  /** Distinguishes messages with the same words; most have none. */
  readonly context: string;
  readonly translation: string;
}

/** What is wrong with the messages of the catalogues; a complaint names the file, the message and the fault. */
export function catalogueComplaints(
  files: readonly CatalogueFile[],
  sameWords: SameWords = {},
): readonly string[] {
  const messages = files.flatMap(messagesIn);
  const translated = messages.filter(({ translation }) => translation.trim() !== '');
  const faults = [
    ...translated.flatMap((message) => {
      const { language, source, translation } = message;
      const complaints = messageComplaints(language, source, translation);
      const isLeft = isLeftInSource(message, sameWords[language] ?? []);
      return [...complaints, ...(isLeft ? ['is left in the source language'] : [])].map((what) => ({
        message,
        what,
      }));
    }),
    ...contradictions(translated),
  ];
  return [
    ...faults.map(({ message: { path, source }, what }) => `${path}: "${source}" ${what}`),
    ...unfinishedComplaints(messages.filter((message) => !translated.includes(message))),
    ...sameWordsComplaints(messages, sameWords),
  ];
}

function messagesIn({ path, language, text }: CatalogueFile): readonly Message[] {
  return parsePoFile(text)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr }) => {
      const translation = msgstr.join('');
      return { path, language, source: msgid, context: msgctxt ?? '', translation };
    });
}

/** Small words of the source language that are not words in any other language with its letters. */
const SOURCE_WORDS = /\b(?:the|this|you|your)\b/i;
const PLACES_AND_TAGS = /\{[^{}]*\}|<[^<>]*>/g;

function isLeftInSource({ language, source, translation }: Message, same: readonly string[]) {
  const words = translation.replaceAll(PLACES_AND_TAGS, '');
  const isSame = source === translation && /\p{L}{2}/u.test(words);
  const isLeft = isSame || SOURCE_WORDS.test(words);
  return isLeft && language !== SOURCE_LANGUAGE && !same.includes(source);
}

/**
 * Messages that two catalogues of a language translate differently: a page that has loaded both shows
 * whichever came last.
 */
function contradictions(messages: readonly Message[]) {
  const first = new Map<string, Message>();
  return messages.flatMap((message) => {
    const key = JSON.stringify([message.language, message.context, message.source]);
    const other = first.get(key) ?? message;
    first.set(key, other);
    if (other.translation === message.translation) return [];
    return [{ message, what: `is translated differently in ${other.path}` }];
  });
}

/**
 * One complaint about all messages that still wait for their translation, and none without such. Until
 * then the words of the source stand in for them, and the site is not built.
 */
function unfinishedComplaints(waiting: readonly Message[]): readonly string[] {
  if (waiting.length === 0) return [];
  const languages = new Set(waiting.map(({ language }) => language));
  const counts = [...languages].map(
    (code) => `${code} ${waiting.filter(({ language }) => language === code).length}`,
  );
  const names = new Set(waiting.map(({ path }) => basename(path, '.po')));
  return [
    `Messages to be translated: ${counts.join(', ')}; in the catalogues ${[...names].join(', ')}.`,
  ];
}

/** Listed words that no longer equal the source: they would excuse a message that does not exist. */
function sameWordsComplaints(messages: readonly Message[], sameWords: SameWords) {
  const isSame = (code: string, word: string) =>
    messages.some(
      ({ language, source, translation }) =>
        language === code && source === word && translation === word,
    );
  return Object.entries(sameWords).flatMap(([language, words]) =>
    words
      .filter((word) => !isSame(language, word))
      .map(
        (word) => `${language}: ${SAME_WORDS_FILE} lists "${word}", which is not the same there`,
      ),
  );
}

/** Files that no language and catalogue account for: they would be neither checked nor loaded. */
export function strayComplaints(found: readonly string[], expected: readonly string[]): string[] {
  return found
    .filter((path) => !expected.includes(path))
    .map((path) => `${path}: belongs to no language and catalogue that are switched on`);
}

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'src/i18n/catalogues';

if (import.meta.main) {
  const found = globSync(`${FOLDER}/**/*.po`, { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  // The catalogues that exist; the ones that should are for `synchronyComplaints`.
  const files = LANGUAGES.flatMap(({ code: language }) =>
    catalogues()
      .map(({ name }) => `${FOLDER}/${language}/${name}.po`)
      .filter((path) => existsSync(join(ROOT, path)))
      .map((path) => ({ path, language, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
  const complaints = [
    ...synchronyComplaints(),
    ...strayComplaints(
      found,
      files.map(({ path }) => path),
    ),
    ...catalogueComplaints(files, readSameWords()),
  ];
  report(complaints, `${files.length} catalogues in ${LANGUAGES.length} languages are complete.`);
}

/** A language without a list translates everything in words of its own. */
function readSameWords(): SameWords {
  const lists = LANGUAGES.map(
    ({ code }) => [code, join(ROOT, FOLDER, code, SAME_WORDS_FILE)] as const,
  )
    .filter(([, file]) => existsSync(file))
    .map(
      ([code, file]) =>
        [code, JSON.parse(readFileSync(file, 'utf8')) as readonly string[]] as const,
    );
  return Object.fromEntries(lists);
}

/** Complains unless the catalogues hold exactly the messages that the sources have now, and no obsolete ones. */
function synchronyComplaints(): readonly string[] {
  const cli = join(dirname(fileURLToPath(import.meta.resolve('@lingui/cli'))), 'lingui.js');
  const check = [cli, 'check', 'sync', '--clean', '--verbose'];
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, check, options);
  return status === 0 ? [] : [`${stdout}${stderr}`.trim(), 'Remedy: npm run messages'];
}

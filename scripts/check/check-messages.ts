import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { catalogues } from '../../src/i18n/catalogues.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/i18n/languages.ts';
import { messageComplaints } from './message-complaints.ts';
import { report } from './report.ts';

/** A file of a language: its path ends as `ar/home.po`. */
export interface LanguageFile {
  readonly path: string;
  readonly text: string;
}

/** By language, the messages that are rightly the same as in the source. */
type SameWords = Readonly<Record<string, readonly string[]>>;

/** The list of them beside a language's catalogues; a language without a list needs none. */
const SAME_WORDS_FILE = 'same-words.json';

type Message = ReturnType<typeof messagesIn>[number];

/** What is wrong with the translations there are; a complaint about a message names its file, its source and the fault. */
export function catalogueComplaints(
  files: readonly LanguageFile[],
  sameWords: SameWords = {},
): readonly string[] {
  const messages = files.flatMap(messagesIn);
  return [
    ...strayComplaints(files),
    ...messages.flatMap((message) => faultsOf(message, sameWords)),
    ...contradictions(messages),
    ...sameWordsComplaints(messages, sameWords),
  ];
}

function languageOf({ path }: LanguageFile): string {
  return path.split('/').at(-2) ?? '';
}

/** The translated messages of a file; the others are told by `lingui check missing`. */
function messagesIn(file: LanguageFile) {
  return parsePoFile(file.text)
    .items.filter(({ obsolete, msgstr }) => !obsolete && msgstr.join('') !== '')
    .map(({ msgid, msgctxt, msgstr }) => ({
      path: file.path,
      language: languageOf(file),
      source: msgid,
      // Distinguishes messages with the same words; most have none.
      context: msgctxt ?? '',
      translation: msgstr.join(''),
    }));
}

/** Files that would not be loaded. */
function strayComplaints(files: readonly LanguageFile[]): readonly string[] {
  const isKnown = (file: LanguageFile) =>
    LANGUAGES.some(({ code }) => code === languageOf(file)) &&
    catalogues().some(({ name }) => name === basename(file.path, '.po'));
  return files
    .filter((file) => !isKnown(file))
    .map(({ path }) => `${path}: belongs to no language and catalogue that are switched on`);
}

/** Small words of the source language that are not words in any other language with its letters. */
const SOURCE_WORDS = /\b(?:the|this|you|your)\b/i;
const PLACES_AND_TAGS = /\{[^{}]*\}|<[^<>]*>/g;

function faultsOf({ path, language, source, translation }: Message, sameWords: SameWords) {
  const words = translation.replaceAll(PLACES_AND_TAGS, '');
  const isSame = source === translation && /\p{L}{2}/u.test(words);
  const mayBeLeft = language === SOURCE_LANGUAGE || sameWords[language]?.includes(source);
  const isLeft = !mayBeLeft && (isSame || SOURCE_WORDS.test(words));
  const faults = messageComplaints(language, source, translation);
  if (translation.trim() === '') faults.push('is blank');
  if (isLeft) faults.push('is left in the source language');
  return faults.map((fault) => `${path}: "${source}" ${fault}`);
}

/**
 * Messages that another catalogue of the language translates differently: a page that has loaded both shows
 * whichever came last.
 */
function contradictions(messages: readonly Message[]) {
  const first = new Map<string, Message>();
  return messages.flatMap((message) => {
    const { path, language, context, source, translation } = message;
    const key = JSON.stringify([language, context, source]);
    const other = first.get(key) ?? message;
    first.set(key, other);
    if (other.translation === translation) return [];
    return [`${path}: "${source}" is translated differently in ${other.path}`];
  });
}

/** Listed words that no longer equal the source: they would excuse a message that does not exist. */
function sameWordsComplaints(messages: readonly Message[], sameWords: SameWords) {
  return Object.entries(sameWords).flatMap(([language, words]) => {
    const own = messages.filter((message) => message.language === language);
    const same = own.filter(({ source, translation }) => source === translation);
    const outdated = words.filter((word) => !same.some(({ source }) => source === word));
    return outdated.map(
      (word) => `${language}: ${SAME_WORDS_FILE} lists "${word}", which is not the same there`,
    );
  });
}

/** The files of this name, of every language. */
function languageFiles(name: string): readonly LanguageFile[] {
  return globSync(`src/i18n/catalogues/**/${name}`).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }));
}

if (import.meta.main) {
  const files = languageFiles('*.po');
  const lists = languageFiles(SAME_WORDS_FILE).map(
    (file) => [languageOf(file), JSON.parse(file.text) as readonly string[]] as const,
  );
  report(
    catalogueComplaints(files, Object.fromEntries(lists)),
    `${files.length} catalogues in ${LANGUAGES.length} languages are complete.`,
  );
}

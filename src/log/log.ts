import type { Codec } from '#services/kept.ts';
import { formatEntry, parseEntry, type Entry } from './deeds.ts';
import { LOG_KEY } from './log-key.ts';
import { stickersOf } from './stickers.ts';

/** What a captain's log says. */
export interface Log {
  /** Whether deeds are noted; off until a person asks for it. */
  readonly isOn: boolean;
  /** The deeds, the earliest first; none twice. */
  readonly entries: readonly Entry[];
}

export const EMPTY_LOG: Log = { isOn: false, entries: [] };

/** Raised when what is stored can no longer be read as before. */
const VERSION = 1;

/** More deeds are no person's, or many years old: then those go that are counts only. */
export const MOST_ENTRIES = 10_000;

/** A longer text, in characters, is not read: 10,000 entries have about 60 each. */
export const LONGEST_LOG = 1_000_000;

/** How the log is stored: as JSON with a version, each entry as text. */
export const LOG: Codec<Log> = {
  key: LOG_KEY,
  longestText: LONGEST_LOG,
  parse(text) {
    if (text === null) return { value: EMPTY_LOG, isIntact: true };
    const found = readText(text);
    if (found === null) return { value: EMPTY_LOG, isIntact: false };
    const { isOn, entries, isWhole } = found;
    const isIntact = isWhole && typeof isOn === 'boolean';
    return { value: { isOn: isOn === true, entries: shortened(entries) }, isIntact };
  },
  format: ({ isOn, entries }) =>
    JSON.stringify({ version: VERSION, isOn, entries: entries.map(formatEntry) }),
};

/** The log with more entries. */
export function withEntries(log: Log, entries: readonly Entry[]): Log {
  return { ...log, entries: merged(log.entries, entries) };
}

/** A log with what was imported. */
export interface Imported {
  readonly log: Log;
  /** How many of its entries are new. */
  readonly added: number;
  /** There was no room for all of both. */
  readonly isShortened: boolean;
}

/** The log with the entries of a file. */
export function imported(log: Log, entries: readonly Entry[]): Imported {
  const joined = withEntries(log, entries);
  const known = new Set(log.entries.map(formatEntry));
  return {
    log: joined,
    added: joined.entries.filter((entry) => !known.has(formatEntry(entry))).length,
    isShortened: joined.entries.length < distinct([...log.entries, ...entries]).length,
  };
}

/** All entries of both lists, each once, the earliest first, as far as there is room. */
export function merged(some: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  return shortened(distinct([...some, ...others]));
}

/** The log as the text of a file that can be read again, here or elsewhere. */
export function fileText({ entries }: Log): string {
  return `${JSON.stringify({ version: VERSION, entries: entries.map(formatEntry) }, null, 1)}\n`;
}

/** The entries that a file holds, or `null` if it is no log, a damaged one, or one of a later version. */
export function entriesOfFile(text: string): readonly Entry[] | null {
  const found = text.length > LONGEST_LOG ? null : readText(text);
  return found !== null && found.isWhole ? found.entries : null;
}

/** Each entry once, the earliest first. */
function distinct(entries: readonly Entry[]): readonly Entry[] {
  const byText = new Map(entries.map((entry) => [formatEntry(entry), entry]));
  // Their texts begin with their times, so they are in the same order.
  const texts = [...byText.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return texts.flatMap((text) => byText.get(text) ?? []);
}

/** Leaves out the oldest battles and hunts, but for those that earned a sticker. */
function shortened(entries: readonly Entry[]): readonly Entry[] {
  let surplus = entries.length - MOST_ENTRIES;
  if (surplus <= 0) return entries;
  const stays = new Set(stickersOf(entries).map(({ entry }) => entry));
  return entries.filter((entry) => {
    const { kind } = entry.deed;
    const isCount = kind === 'battle' || kind === 'hunt' || kind === 'reset' || kind === 'answer';
    if (surplus === 0 || !isCount || stays.has(entry)) return true;
    surplus -= 1;
    return false;
  });
}

interface Read {
  readonly isOn: unknown;
  readonly entries: readonly Entry[];
  /** Every entry has been understood. */
  readonly isWhole: boolean;
}

function readText(text: string): Read | null {
  const found = recordIn(text);
  const texts: unknown = found?.['entries'];
  if (found?.['version'] !== VERSION || !Array.isArray(texts)) return null;
  const read = texts.map((entry: unknown) =>
    typeof entry === 'string' ? parseEntry(entry) : null,
  );
  const entries = distinct(read.filter((entry) => entry !== null));
  return { isOn: found['isOn'], entries, isWhole: !read.includes(null) };
}

function recordIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : null;
  } catch {
    return null;
  }
}

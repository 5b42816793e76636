import { LOUDEST } from './chosen.ts';
import type { Codec } from './kept.ts';

/** What a person has set for all games. */
export interface Settings {
  /** How loud sounds are, in percent of the usual. */
  readonly volume: number;
  readonly motion: (typeof CHOICES)['motion'][number];
  /** How soon the computer answers. */
  readonly pace: (typeof CHOICES)['pace'][number];
  /** How many seconds two cards are seen that are no pair. */
  readonly cardsSeen: (typeof CHOICES)['cardsSeen'][number];
  /** Memory without its clock, its count of moves and its stars. */
  readonly calm: boolean;
  readonly look: (typeof CHOICES)['look'][number];
  readonly largerPieces: boolean;
  /** Rows and columns are numbered on the boards. */
  readonly coordinates: boolean;
}

/** What there is to choose from, the usual first. */
export const CHOICES = {
  motion: ['system', 'less'],
  pace: ['usual', 'quick', 'unhurried'],
  cardsSeen: ['1', '2', '4'],
  look: ['system', 'day', 'night'],
} as const;

export const DEFAULT_SETTINGS: Settings = {
  volume: LOUDEST,
  motion: 'system',
  pace: 'usual',
  cardsSeen: '1',
  calm: false,
  look: 'system',
  largerPieces: false,
  coordinates: false,
};

/** The names of all settings. */
export const SETTING_NAMES = [
  'volume',
  'motion',
  'pace',
  'cardsSeen',
  'calm',
  'look',
  'largerPieces',
  'coordinates',
] as const satisfies readonly (keyof Settings)[];

export const SETTINGS_KEY = 'pirateSettings';

/** Raised when what is stored can no longer be read as before. */
const VERSION = 1;

/** How settings are stored: as JSON, each by its name, with a version. */
export const SETTINGS: Codec<Settings> = {
  key: SETTINGS_KEY,
  parse(text) {
    if (text === null) return { value: DEFAULT_SETTINGS, isIntact: true };
    const found = recordIn(text);
    if (found === null || found['version'] !== VERSION) {
      return { value: DEFAULT_SETTINGS, isIntact: false };
    }
    const value = { ...DEFAULT_SETTINGS, ...settingsIn(found) };
    return { value, isIntact: SETTING_NAMES.every((name) => found[name] === value[name]) };
  },
  format: (settings) => JSON.stringify({ version: VERSION, ...settings }),
};

function settingsIn(found: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known = Object.entries(found).filter(([name, value]) => isKnown(name, value));
  return Object.fromEntries(known);
}

function isKnown(name: string, value: unknown): boolean {
  switch (name) {
    case 'volume':
      return typeof value === 'number' && value >= 0 && value <= LOUDEST;
    case 'motion':
    case 'pace':
    case 'cardsSeen':
    case 'look':
      return CHOICES[name].some((choice) => choice === value);
    case 'calm':
    case 'largerPieces':
    case 'coordinates':
      return typeof value === 'boolean';
    default:
      return false;
  }
}

function recordIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : null;
  } catch {
    return null;
  }
}

import { SIDES, type Side } from '#core/game.ts';
import { MODES, type Mode } from '#core/mode.ts';
import { GAMES, type GameId } from '#games/catalogue.ts';
import { DIFFICULTIES, type Difficulty } from '#games/memory/difficulties.ts';
import { PUZZLE_IDS, type PuzzleId } from '#games/puzzles/ids.ts';

/** What the log notes. */
export type Deed =
  /** A battle was played to its end. */
  | {
      readonly kind: 'battle';
      readonly game: GameId;
      readonly mode: Mode;
      readonly result: BattleResult;
    }
  /** A battle came by a link, and a move was played on it. */
  | { readonly kind: 'answer'; readonly game: GameId }
  /** The scores of the series were set to zero. */
  | { readonly kind: 'reset'; readonly game: GameId }
  /** All pairs of memory were found. */
  | {
      readonly kind: 'hunt';
      readonly difficulty: Difficulty;
      readonly moves: number;
      readonly seconds: number;
      /** From 1 to 3. */
      readonly stars: number;
    }
  /** A puzzle of the Challenge was solved. */
  | { readonly kind: 'puzzle'; readonly id: PuzzleId }
  /** All puzzles were taken up anew. */
  | { readonly kind: 'again' }
  /** The daily voyage of a date, as in 2026-11-22, was solved. */
  | { readonly kind: 'voyage'; readonly date: string };

export type BattleResult = Side | 'draws';

export const BATTLE_RESULTS = [...SIDES, 'draws'] as const;

/** A deed, and when it was done. */
export interface Entry {
  /** In whole seconds since 1970 (UTC). */
  readonly at: number;
  readonly deed: Deed;
}

/** The games with two sides, whose battles are counted. */
export const BATTLE_GAMES: readonly GameId[] = GAMES.filter(
  ({ players }) => players.most === 2,
).map(({ id }) => id);

/** The figures of a hunt are from 0 to this. */
const LARGEST_FIGURE = 1_000_000;

/** An entry as text: the time and words, for example "2026-11-24T15:02:11Z battle ultimate hard first". */
export function formatEntry({ at, deed }: Entry): string {
  const time = new Date(at * 1000).toISOString().replace('.000', '');
  return [time, ...wordsOf(deed)].join(' ');
}

/** The entry of a text, or `null` if it is none. */
export function parseEntry(text: string): Entry | null {
  const [time = '', ...words] = text.split(' ');
  const at = parseTime(time);
  const deed = parseDeed(words);
  return at === null || deed === null ? null : { at, deed };
}

function wordsOf(deed: Deed): readonly (string | number)[] {
  switch (deed.kind) {
    case 'battle':
      return [deed.kind, deed.game, deed.mode, deed.result];
    case 'answer':
    case 'reset':
      return [deed.kind, deed.game];
    case 'hunt':
      return [deed.kind, deed.difficulty, deed.moves, deed.seconds, deed.stars];
    case 'puzzle':
      return [deed.kind, deed.id];
    case 'again':
      return [deed.kind];
    case 'voyage':
      return [deed.kind, deed.date];
    default:
      return deed satisfies never;
  }
}

function parseDeed([kind = '', ...words]: readonly string[]): Deed | null {
  const deed = deedOf(kind, words);
  // Words that are left over are no part of it.
  return deed !== null && wordsOf(deed).length === words.length + 1 ? deed : null;
}

function deedOf(kind: string, words: readonly string[]): Deed | null {
  const [first, second, third, fourth] = words;
  switch (kind) {
    case 'battle': {
      const game = oneOf(BATTLE_GAMES, first);
      const mode = oneOf(MODES, second);
      const result = oneOf(BATTLE_RESULTS, third);
      return game === null || mode === null || result === null
        ? null
        : { kind, game, mode, result };
    }
    case 'answer':
    case 'reset': {
      const game = oneOf(BATTLE_GAMES, first);
      return game === null ? null : { kind, game };
    }
    case 'hunt': {
      const difficulty = oneOf(DIFFICULTIES, first);
      const [moves, seconds, stars] = [second, third, fourth].map(parseFigure);
      if (difficulty === null || typeof moves !== 'number' || typeof seconds !== 'number')
        return null;
      return typeof stars === 'number' && stars >= 1 && stars <= 3
        ? { kind, difficulty, moves, seconds, stars }
        : null;
    }
    case 'puzzle': {
      const id = oneOf(PUZZLE_IDS, first);
      return id === null ? null : { kind, id };
    }
    case 'again':
      return { kind };
    case 'voyage':
      return first === undefined || !isDate(first) ? null : { kind, date: first };
    default:
      return null;
  }
}

function oneOf<Word extends string>(words: readonly Word[], text: string | undefined): Word | null {
  return words.find((word) => word === text) ?? null;
}

function parseFigure(text: string | undefined): number | null {
  if (text === undefined || !/^(?:0|[1-9]\d{0,6})$/u.test(text)) return null;
  const figure = Number(text);
  return figure <= LARGEST_FIGURE ? figure : null;
}

function parseTime(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u.test(text)) return null;
  const ms = Date.parse(text);
  // A day that is not in the calendar is read as another one, or not at all.
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(text.slice(0, -1))
    ? null
    : ms / 1000;
}

function isDate(text: string): boolean {
  return parseTime(`${text}T00:00:00Z`) !== null;
}

import type { Match, Move, Start } from './game.ts';
import { SIDES } from './game.ts';
import { checkSum, formatNumber, parseNumber } from './checked-text.ts';
import { modeOf, seatsOf, type Level, type Mode } from './mode.ts';

/** How the moves of a game are written down. */
export interface Notation {
  /** A legal game as text; its words are parted by single spaces. */
  readonly format: (moves: readonly Move[]) => string;
  /** The moves of a text, or `null` unless it is a legal game from the start, finished or not. */
  readonly parse: (text: string, start?: Start) => readonly Move[] | null;
}

/** A game whose matches are written down. */
export interface WrittenGame {
  readonly id: string;
  /** Those in which it can be played. */
  readonly modes: readonly Mode[];
  readonly notation: Notation;
}

/** A text of version 1 is read for ever, and so is one of version 2, which names an unusual start. */
const VERSIONS = ['1', '2'] as const;

/** All starts, by what they are called in a text: who begins, and who has a head start. */
const STARTS: ReadonlyMap<string, Start> = new Map(
  SIDES.flatMap((starter) => [null, ...SIDES].map((headStart) => ({ starter, headStart }))).map(
    (start) => [startText(start), start],
  ),
);

/** No match is longer: Ultimate has 81 moves of three characters. */
const LONGEST_TEXT = 400;

/**
 * A match as text that fits into an address: version, mode, seed, moves, an unusual start and check sum, parted
 * by dots, for example "1.two-players.k3f9.b2-a1-c3.1hx2v0l" or "2.easy.k3f9.44.second-even.8x1f02". Nothing in
 * it depends on the language.
 */
export function formatMatch({ id, notation }: WrittenGame, match: Match<Level>): string {
  const { seats, seed, start } = match;
  const version = VERSIONS[start === undefined ? 0 : 1];
  const moves = notation.format(match.moves).replaceAll(' ', '-');
  const parts = [version, modeOf(seats), formatNumber(seed), moves];
  const body = [...parts, ...(start === undefined ? [] : [startText(start)])].join('.');
  return `${body}.${checkSum(id + body)}`;
}

/** The match that a text holds, or `null` if it is damaged, of another game, or no legal game. */
export function parseMatch(
  { id, modes, notation }: WrittenGame,
  text: string,
): Match<Level> | null {
  if (text.length > LONGEST_TEXT) return null;
  const parts = text.split('.');
  const body = parts.slice(0, -1).join('.');
  if (parts.at(-1) !== checkSum(id + body)) return null;
  const [version, modeText, seedText = '', movesText = '', ...rest] = parts.slice(0, -1);
  if (version !== VERSIONS[rest.length]) return null;
  const start = STARTS.get(rest[0] ?? '');
  if (rest.length > 0 && start === undefined) return null;
  const mode = modes.find((known) => known === modeText);
  const seed = parseNumber(seedText);
  const moves = notation.parse(movesText.replaceAll('-', ' '), start);
  if (mode === undefined || moves === null || seed === null) return null;
  return { seats: seatsOf(mode), seed, moves, ...(start !== undefined && { start }) };
}

function startText({ starter, headStart }: Start): string {
  return `${starter}-${headStart ?? 'even'}`;
}

import type { Match, Move } from './game.ts';
import { checkSum, formatNumber, parseNumber } from './checked-text.ts';
import { MODES, modeOf, seatsOf, type Level } from './mode.ts';

/** How the moves of a game are written down. */
export interface Notation {
  /** A legal game as text; its words are parted by single spaces. */
  readonly format: (moves: readonly Move[]) => string;
  /** The moves of a text, or `null` unless it is a legal game, finished or not. */
  readonly parse: (text: string) => readonly Move[] | null;
}

/** A game whose matches are written down. */
export interface WrittenGame {
  readonly id: string;
  readonly notation: Notation;
}

/** The only version so far; a text of it is read for ever. */
const VERSION = '1';

/** No match is longer: Ultimate has 81 moves of three characters. */
const LONGEST_TEXT = 400;

/**
 * A match as text that fits into an address: version, mode, seed, moves and check sum, parted by dots, for
 * example "1.two-players.k3f9.b2-a1-c3.1hx2v0l". Nothing in it depends on the language.
 */
export function formatMatch({ id, notation }: WrittenGame, match: Match<Level>): string {
  const moves = notation.format(match.moves).replaceAll(' ', '-');
  const body = [VERSION, modeOf(match.seats), formatNumber(match.seed), moves].join('.');
  return `${body}.${checkSum(id + body)}`;
}

/** The match that a text holds, or `null` if it is damaged, of another game, or no legal game. */
export function parseMatch({ id, notation }: WrittenGame, text: string): Match<Level> | null {
  if (text.length > LONGEST_TEXT) return null;
  const [version, modeText, seedText = '', movesText = '', sum, ...rest] = text.split('.');
  const body = [version, modeText, seedText, movesText].join('.');
  if (version !== VERSION || rest.length > 0 || sum !== checkSum(id + body)) return null;
  const mode = MODES.find((known) => known === modeText);
  const seed = parseNumber(seedText);
  const moves = notation.parse(movesText.replaceAll('-', ' '));
  if (mode === undefined || moves === null || seed === null) return null;
  return { seats: seatsOf(mode), seed, moves };
}

import type { Move, Start } from '#core/game.ts';
import { isLegalGame } from '#core/game.ts';
import type { WrittenGame } from '#core/match-text.ts';
import { MODES } from '#core/mode.ts';
import { classicRules } from './rules.ts';

// Column a to c from the left, then row 1 to 3 from the top; a word's index is its cell's number.
const WORDS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;

/** A legal game as text, for example "b2 a1 c3". */
export function formatMoves(moves: readonly Move[]): string {
  return moves.map((move) => WORDS[move]).join(' ');
}

/** The moves of a text, or `null` unless it is a legal game, finished or not. */
export function parseMoves(text: string): readonly Move[] | null {
  const words = text.match(/\S+/gu) ?? [];
  const moves = words.map((word) => WORDS.findIndex((known) => known === word));
  return isLegalGame(classicRules, moves) ? moves : null;
}

/** The game, and how its matches are written down. */
export const WRITTEN: WrittenGame = {
  id: 'classic',
  // Two people play, whatever a text says.
  modes: MODES,
  notation: { format: formatMoves, parse: parseFromUsualStart },
};

// The home game knows no other start.
function parseFromUsualStart(text: string, start?: Start): readonly Move[] | null {
  return start === undefined ? parseMoves(text) : null;
}

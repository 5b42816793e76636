import type { Move, Start } from '#core/game.ts';
import { isLegalGame } from '#core/game.ts';
import type { WrittenGame } from '#core/match-text.ts';
import { modesOf } from '#core/mode.ts';
import { FACTS } from './facts.ts';
import { ultimateRules } from './rules.ts';

// Board A to I, then cell 1 to 9, both in reading order; a word's index is its move's number.
const WORDS = [...'ABCDEFGHI'].flatMap((board) => [...'123456789'].map((cell) => board + cell));

/** A legal game as text, for example "E5 E1 A9". */
export function formatMoves(moves: readonly Move[]): string {
  return moves.map((move) => WORDS[move]).join(' ');
}

/** The moves of a text, or `null` unless it is a legal game from the start, finished or not. */
export function parseMoves(text: string, start?: Start): readonly Move[] | null {
  const words = text.match(/\S+/gu) ?? [];
  const moves = words.map((word) => WORDS.indexOf(word));
  return isLegalGame(ultimateRules, moves, start) ? moves : null;
}

/** The game, and how its matches are written down. */
export const WRITTEN: WrittenGame = {
  id: FACTS.id,
  modes: modesOf(FACTS.levels),
  notation: { format: formatMoves, parse: parseMoves },
};

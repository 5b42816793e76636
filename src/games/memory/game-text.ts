import { checkSum, formatNumber, parseNumber } from '#core/checked-text.ts';
import { DIFFICULTIES } from './difficulties.ts';
import { HINTS, memoryMachine, startMemory, type MemoryEvent, type PausedGame } from './session.ts';
import type { MemoryState } from './state.ts';

/** The only version so far; a text of it is read for ever. */
const VERSION = '1';

/**
 * A game as text: version, difficulty, seed, the cards of all moves, hints left, played milliseconds and
 * check sum, parted by dots, for example "1.easy.7.0a3b.3.9k2.1hx2v0l". A card is its slot as one digit in
 * base 36. The first card of a move that was not finished is left out.
 */
export function formatGame(state: MemoryState): string {
  const { difficulty, seed, turns, hintsLeft, playedMs } = state;
  const cards = turns.flat().map(formatNumber).join('');
  const figures = [hintsLeft, Math.floor(playedMs)].map(formatNumber);
  const body = [VERSION, difficulty, formatNumber(seed), cards, ...figures].join('.');
  return `${body}.${checkSum(body)}`;
}

/** The game that a text holds, paused, or `null` unless it is one that has begun and not ended. */
export function parseGame(text: string): PausedGame | null {
  const parts = text.split('.');
  const sum = parts.pop();
  const [version, difficultyText, seedText = '', cards = '', hintsText = '', timeText = ''] = parts;
  if (parts.length !== 6 || version !== VERSION || sum !== checkSum(parts.join('.'))) return null;
  const difficulty = DIFFICULTIES.find((known) => known === difficultyText);
  const seed = parseNumber(seedText);
  const hintsLeft = parseNumber(hintsText);
  const playedMs = parseNumber(timeText);
  if (difficulty === undefined || seed === null || hintsLeft === null || playedMs === null) {
    return null;
  }
  const state = replayed(startMemory(difficulty, seed), cards);
  if (state === null || hintsLeft > HINTS) return null;
  // How fast the last pairs were found is not written down, so the combo is lost.
  return { ...state, phase: { kind: 'paused' }, combo: null, hintsLeft, playedMs };
}

/** The game after the moves of a text, or `null` where it has not begun, one is not legal, or it has ended. */
function replayed(start: MemoryState, cards: string): MemoryState | null {
  const events = Array.from(cards, (card, index): readonly MemoryEvent[] => {
    const flip: MemoryEvent = { type: 'flip', slot: parseNumber(card) ?? -1, atMs: 0 };
    return index % 2 === 0 ? [flip] : [flip, { type: 'resolve', move: (index + 1) / 2, atMs: 0 }];
  });
  const state = events.flat().reduce(memoryMachine.update, start);
  const isWhole = 2 * state.turns.length === cards.length;
  return isWhole && state.phase.kind === 'playing' ? state : null;
}

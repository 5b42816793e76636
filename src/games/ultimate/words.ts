import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Side } from '#core/game.ts';
import type { BattleWords } from '#games/parts.ts';
import { boardPhrase, placeInBoard, type Translate } from './board-words.ts';
import type { UltimatePosition } from './rules.ts';
import { boardResult, forcedBoard, placeOf, ultimateRules } from './rules.ts';

/** Banner and toast of a game in which every board is decided and nobody has a line. */
export const STALEMATE = {
  title: msg`Stalemate!`,
  line: msg`Nobody has three boards in a line.`,
} as const;

const CAPTURE_TOAST_MS = 2000;

/** The topic of what is said of a board that a side has won. */
export const CAPTURE_TOPIC = 'capture';

interface CaptureToast {
  readonly topic: string;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly durationMs: number;
}

/** The toast that says that a side has won a small board. */
export function captureToast(
  winner: Side,
  at: number,
  { captures }: Pick<BattleWords, 'captures'>,
  text: Translate,
): CaptureToast {
  const board = boardPhrase(at, text);
  const usual =
    winner === 'first'
      ? msg`Skull Pirates take the ${board}!`
      : msg`Treasure Hunters take the ${board}!`;
  return {
    topic: CAPTURE_TOPIC,
    title: msg`Board Captured!`,
    description: captures[winner]?.(board) ?? usual,
    durationMs: CAPTURE_TOAST_MS,
  };
}

/** The last move, what it decided, where the next one goes and whose it is, sentence by sentence. */
export function moveAnnouncement(
  position: UltimatePosition,
  words: Pick<BattleWords, 'turnSentences'>,
  text: Translate,
): readonly MessageDescriptor[] {
  const { lastMove } = position;
  if (lastMove === null) return [];
  const at = placeOf(lastMove).board;
  const { row, column } = placeInBoard(lastMove);
  const board = boardPhrase(at, text);
  const move =
    position.cells[lastMove] === 'first'
      ? msg`Skull in ${board}, row ${row}, column ${column}.`
      : msg`Treasure in ${board}, row ${row}, column ${column}.`;
  return [
    move,
    ...decisionAnnouncement(position, at, text),
    ...nextAnnouncement(position, words, text),
  ];
}

function decisionAnnouncement(
  position: UltimatePosition,
  at: number,
  text: Translate,
): readonly MessageDescriptor[] {
  const board = boardPhrase(at, text);
  const result = boardResult(position, at);
  switch (result) {
    case 'first':
      return [msg`Skull takes the ${board}.`];
    case 'second':
      return [msg`Treasure takes the ${board}.`];
    case 'draw':
      return [msg`The ${board} is drawn.`];
    case null:
      return [];
    default:
      return result satisfies never;
  }
}

function nextAnnouncement(
  position: UltimatePosition,
  { turnSentences }: Pick<BattleWords, 'turnSentences'>,
  text: Translate,
): readonly MessageDescriptor[] {
  if (ultimateRules.outcome(position) !== null) return [];
  const turn = turnSentences[ultimateRules.sideToMove(position)];
  return [destinationAnnouncement(position, text), turn];
}

function destinationAnnouncement(position: UltimatePosition, text: Translate): MessageDescriptor {
  const forced = forcedBoard(position);
  if (forced === null) return msg`Next: any open board.`;
  const board = boardPhrase(forced, text);
  return msg`Next: ${board}.`;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { opponent, type Move, type Side } from '#core/game.ts';
import { placedWords, placeOf } from '#games/classic/cell-words.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { currentPlayer, type PuzzleDifficulty } from './puzzle.ts';
import type { Progress } from './state.ts';

export const DIFFICULTY_NAMES: Readonly<Record<PuzzleDifficulty, MessageDescriptor>> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
};

export const TO_MOVE_TITLES: Readonly<Record<Side, MessageDescriptor>> = {
  first: msg`Skull Pirates to move`,
  second: msg`Treasure Hunters to move`,
};

/** What to look for; the cell itself is not given away. */
export const GOALS: Readonly<Record<PuzzleId, MessageDescriptor>> = {
  'easy-1': msg`One square ends the battle at once. Which?`,
  'easy-2': msg`The skulls threaten a line. Is blocking it really your best move?`,
  'medium-1': msg`No line can be finished yet. Which square makes two threats at once?`,
  'medium-2': msg`Lay a trap with two ways to win: nobody can block both.`,
  'hard-1': msg`Make a threat that has only one answer, then lay your trap.`,
  'hard-2': msg`Force the skulls to block. Their block threatens you: answer it with a trap.`,
};

/** Where to look; the rings on the board show the same lines. */
export const HINTS: Readonly<Record<PuzzleId, MessageDescriptor>> = {
  'easy-1': msg`Hint: two skulls already stand in the middle column. Make it three.`,
  'easy-2': msg`Hint: look at the right column. Two treasures wait there for a third.`,
  'medium-1': msg`Hint: the middle row and a diagonal meet in one square. A skull there threatens both.`,
  'medium-2': msg`Hint: the top row and the right column meet in one square. A treasure there threatens both.`,
  'hard-1': msg`Hint: threaten the bottom row. After the block, the centre must stop the treasures and threaten twice.`,
  'hard-2': msg`Hint: threaten the left column. After the block, the centre must stop the skulls and threaten twice.`,
};

/** Why the solution wins, for those who have found it. */
export const EXPLANATIONS: Readonly<Record<PuzzleId, MessageDescriptor>> = {
  'easy-1': msg`Three skulls in the middle column. The treasures needed that very square too!`,
  'easy-2': msg`Three treasures in the right column. Why block when you can win?`,
  'medium-1': msg`The centre threatens the middle row and a diagonal. Nobody can block both.`,
  'medium-2': msg`The corner threatens the top row and the right column. Nobody can block both.`,
  'hard-1': msg`A treasure must block in the corner. Then a skull in the centre stops the diagonal and threatens twice.`,
  'hard-2': msg`A skull must block on the left. Then a treasure in the centre stops the row and threatens twice.`,
};

/** The topic of what is said of an answer. */
export const ANSWER_TOPIC = 'answer';

export const CORRECT_TOAST = {
  title: msg`Correct!`,
  description: msg`You found the winning move!`,
  topic: ANSWER_TOPIC,
} as const;

export const TRY_AGAIN_TOAST = {
  title: msg`Try Again`,
  description: msg`That's not the optimal move. Think strategically!`,
  kind: 'destructive',
  topic: ANSWER_TOPIC,
} as const;

export const STARTED_OVER_TOAST = {
  title: msg`Starting Over! 🧭`,
  description: msg`All six puzzles are unsolved again.`,
} as const;

export const ALL_SOLVED_ANNOUNCEMENT = msg`All six puzzles are solved.`;

export const HINT_DUE_ANNOUNCEMENT = msg`You can ask for a hint now.`;

/** Whose move it is, as a sentence. */
export const TO_MOVE_SENTENCES: Readonly<Record<Side, MessageDescriptor>> = {
  first: msg`Skull Pirates to move.`,
  second: msg`Treasure Hunters to move.`,
};

/** How many puzzles there are. */
const count = PUZZLE_IDS.length;

/** A puzzle's number, as people count. */
export function numberOf(id: PuzzleId): number {
  return PUZZLE_IDS.indexOf(id) + 1;
}

/** The name of the button that shows a puzzle. */
export function puzzleName(id: PuzzleId, isCounted: boolean): MessageDescriptor {
  const number = numberOf(id);
  const { difficulty } = PUZZLES[id];
  switch (difficulty) {
    case 'easy':
      return isCounted ? msg`Puzzle ${number}, Easy, solved` : msg`Puzzle ${number}, Easy`;
    case 'medium':
      return isCounted ? msg`Puzzle ${number}, Medium, solved` : msg`Puzzle ${number}, Medium`;
    case 'hard':
      return isCounted ? msg`Puzzle ${number}, Hard, solved` : msg`Puzzle ${number}, Hard`;
    default:
      return difficulty satisfies never;
  }
}

/** Which puzzle is shown, in sentences: its place, and whose turn it is or that it is solved. */
export function puzzleAnnouncement(id: PuzzleId, progress: Progress): readonly MessageDescriptor[] {
  const isSolved = progress === 'solved';
  const place = placeAnnouncement(numberOf(id), PUZZLES[id].difficulty);
  return [place, isSolved ? msg`Solved.` : TO_MOVE_SENTENCES[currentPlayer(PUZZLES[id])]];
}

/** Says that the position is on the board again, in sentences. */
export function resetAnnouncement(id: PuzzleId): readonly MessageDescriptor[] {
  return [msg`The puzzle is set up again.`, TO_MOVE_SENTENCES[currentPlayer(PUZZLES[id])]];
}

/** A wrong answer in sentences: the move, what the rival answers, and that neither stays. */
export function missAnnouncement(
  id: PuzzleId,
  cell: Move,
  answer: Move,
): readonly MessageDescriptor[] {
  const side = currentPlayer(PUZZLES[id]);
  return [
    placedWords(side, cell),
    answerAnnouncement(opponent(side), answer),
    msg`Both are taken back.`,
  ];
}

function answerAnnouncement(side: Side, answer: Move): MessageDescriptor {
  const { row, column } = placeOf(answer);
  return side === 'first'
    ? msg`Skull answers in row ${row}, column ${column}.`
    : msg`Treasure answers in row ${row}, column ${column}.`;
}

function placeAnnouncement(number: number, difficulty: PuzzleDifficulty): MessageDescriptor {
  switch (difficulty) {
    case 'easy':
      return msg`Puzzle ${number} of ${count}, Easy.`;
    case 'medium':
      return msg`Puzzle ${number} of ${count}, Medium.`;
    case 'hard':
      return msg`Puzzle ${number} of ${count}, Hard.`;
    default:
      return difficulty satisfies never;
  }
}

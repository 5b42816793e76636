import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Move } from '#core/game.ts';
import {
  askedFor,
  BEGINNING,
  linesOf,
  positionAt,
  threatsMade,
  type Lesson,
  type LessonId,
  type Progress,
} from './lessons.ts';
import { connectFourRules } from './rules.ts';

interface LessonWords {
  readonly title: MessageDescriptor;
  /** The idea, for whoever sees no board. */
  readonly idea: MessageDescriptor;
  /** What is said at each step. */
  readonly steps: readonly MessageDescriptor[];
}

export const HEADING = msg`Lessons from the bridge`;
export const LEAD = msg`Three ideas of old captains, each on a small ship.`;
export const BACK = msg`Back`;
export const NEXT = msg`Next move`;
export const START_AGAIN = msg`Start again`;

export const LESSON_WORDS: Readonly<Record<LessonId, LessonWords>> = {
  middle: {
    title: msg`Why the middle?`,
    idea: msg`There are 69 lines of four on the ship, and 51 of them pass through the middle column: every line across, every slanting one and three upright ones.`,
    steps: [
      msg`Each number counts the lines of four through its place; in the lowest row 3, 4, 5, 7, 5, 4, 3. In which column should the skull start?`,
      msg`Right in the middle! Seven lines go through this place. No other first move lets the skull win against every defence.`,
      msg`The treasure takes the place above it: ten lines go through there.`,
      msg`And the skull takes the next one, with thirteen. No place on the ship has more.`,
    ],
  },
  'double-threat': {
    title: msg`Two threats at once`,
    idea: msg`A threat is a free place that would give you four in a line. Your rival can fill one such place in a turn, but never two.`,
    steps: [
      msg`Two skulls lie side by side in the lowest row. In which column does the skull threaten two places at once?`,
      msg`Three in a row, and both ends are free! The rings show the threats: columns 2 and 6.`,
      msg`The treasure can fill only one of them, and takes column 2.`,
      msg`The skull takes column 6: four in a row! That was a double threat.`,
    ],
  },
  zugzwang: {
    title: msg`Who must move?`,
    idea: msg`Count the rows from the water up. When only one column is left, the side that began gets rows 1, 3 and 5, and the other side rows 2, 4 and 6. So skulls like threats in odd rows, and treasures in even ones.`,
    steps: [
      msg`Only columns 2 and 7 are open. The ring, in the third row from the water, would win for the skull. In which column does the skull play?`,
      msg`The skull waits in column 7. Whoever plays right below the ring opens it for the other side.`,
      msg`The treasure waits too: in column 2 it would lose at once.`,
      msg`The skull takes the last free place in column 7. Now only column 2 is open.`,
      msg`The treasure must play right below the ring. When every move hurts and you still have to move, that is called zugzwang.`,
      msg`The skull takes the ring: four in a row! The third row is odd, and in the last column odd rows belong to the side that began.`,
    ],
  },
};

/** What is said at a step, or of a wrong answer. */
export function sentenceAt(shown: Lesson, progress: Progress): MessageDescriptor {
  const { step, slip } = progress;
  const sentence = slip === null ? LESSON_WORDS[shown.id].steps[step] : slipWords(shown, slip);
  if (sentence === undefined) throw new RangeError(`${shown.id} has no step ${step}.`);
  return sentence;
}

/** All that may be said over a lesson: at its steps and of wrong answers. */
export function sentencesOf(shown: Lesson): readonly MessageDescriptor[] {
  const open = connectFourRules.legalMoves(positionAt(shown, BEGINNING));
  const wrong = open.filter((column) => column !== askedFor(shown, BEGINNING));
  return [...LESSON_WORDS[shown.id].steps, ...wrong.map((column) => slipWords(shown, column))];
}

/** Says kindly why a column is not the one that a lesson asks for. */
function slipWords(shown: Lesson, column: Move): MessageDescriptor {
  const position = positionAt(shown, BEGINNING);
  switch (shown.id) {
    case 'middle': {
      const lines = linesOf(column, position);
      return msg`The number there is ${lines}. Look for the largest one in the lowest row.`;
    }
    case 'double-threat':
      return threatsMade(column, position) === 0
        ? msg`Nothing is threatened that way. Look for a place that makes three in a row.`
        : msg`That is one threat, and the treasure fills the place. Look for a column that makes two.`;
    case 'zugzwang':
      return msg`Then the treasure takes the ring itself. Try to wait in the other column.`;
    default:
      return shown.id satisfies never;
  }
}

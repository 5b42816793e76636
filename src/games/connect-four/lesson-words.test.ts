import { expect, test } from 'vitest';
import { LESSON_WORDS, sentenceAt, sentencesOf } from './lesson-words.ts';
import { answer, BEGINNING, goTo, LESSONS, positionAt, stepCount } from './lessons.ts';
import { connectFourRules } from './rules.ts';

for (const lesson of LESSONS) {
  test(`F23: ${lesson.id}: each step has a sentence, and each wrong answer`, () => {
    expect(LESSON_WORDS[lesson.id].steps).toHaveLength(stepCount(lesson));
    const said = sentencesOf(lesson);
    for (let step = 0; step < stepCount(lesson); step += 1) {
      expect(said).toContainEqual(sentenceAt(lesson, goTo(step, lesson)));
    }
    for (const column of connectFourRules.legalMoves(positionAt(lesson, BEGINNING))) {
      const sentence = sentenceAt(lesson, answer(column, lesson, BEGINNING));
      expect(said).toContainEqual(sentence);
      expect(sentence).not.toEqual(sentenceAt(lesson, BEGINNING));
    }
  });
}

test('F24: a wrong first column is told its number of lines', () => {
  const [middle] = LESSONS;
  const numbers = [0, 1, 2, 4, 5, 6].map((column) =>
    middle === undefined ? null : sentenceAt(middle, { step: 0, slip: column }).values?.['lines'],
  );
  expect(numbers).toEqual([3, 4, 5, 5, 4, 3]);
});

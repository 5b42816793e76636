import { numberIn, textsOf, type LanguageCode } from '../support/languages.ts';
import type { Texts } from '../support/texts.ts';
import type { EnginePage } from './engine.ts';
import { expectGone, expectSoon, namesOf, press, textsSeen } from './visitor.ts';

/** Asserts the names of a grid's cells, in reading order. */
export async function expectCells(
  page: EnginePage,
  grid: string,
  expected: readonly string[],
): Promise<void> {
  await expectSoon(`the cells of "${grid}"`, () => cellsOf(page, grid), expected);
}

export function cellsOf(page: EnginePage, grid: string): Promise<readonly string[]> {
  return namesOf(page, { role: 'gridcell', within: { role: 'grid', name: grid } });
}

/** Presses a cell and waits until its name changes. */
export async function playCell(page: EnginePage, grid: string, name: string): Promise<void> {
  await press(page, { role: 'button', name, within: { role: 'grid', name: grid } });
  await expectGone(page, { role: 'button', name });
}

/** Asserts what the turn indicator says, line by line. */
export async function expectTurn(
  page: EnginePage,
  texts: Pick<Texts, 'turn'>,
  ...lines: readonly string[]
): Promise<void> {
  const turn = { role: 'group', name: texts.turn } as const;
  await expectSoon(
    'the turn indicator',
    () => textsSeen(page, { role: 'paragraph', within: turn }),
    lines,
  );
}

/** Asserts the three counters and their sum. */
export async function expectScore(
  page: EnginePage,
  code: LanguageCode,
  score: readonly [skull: number, treasure: number, draws: number],
): Promise<void> {
  const region = { role: 'region', name: textsOf(code).battleScore } as const;
  await expectSoon(
    'the score',
    () => textsSeen(page, { role: 'definition', within: region }),
    [...score, score[0] + score[1] + score[2]].map((value) => numberIn(code, value)),
  );
}

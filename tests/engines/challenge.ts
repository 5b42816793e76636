import { placed } from '../support/game.ts';
import { fill, textsOf } from '../support/languages.ts';
import {
  CHALLENGE_PATH,
  COUNT,
  EXPECTED_PUZZLES,
  expectedPuzzle,
  puzzleTextsOf,
  wrongCells,
} from '../support/puzzles.ts';
import { expectTurn, playCell } from './boards.ts';
import type { EnginePage } from './engine.ts';
import { expectSeen, openAgain, press, textsSeen, until } from './visitor.ts';

const TEXTS = puzzleTextsOf('en');

/** Gives a wrong answer, then solves all six puzzles, and is led on to other games. */
export async function solveChallenge(page: EnginePage): Promise<void> {
  await openAgain(page, CHALLENGE_PATH);
  const [wrong = 0] = wrongCells(expectedPuzzle(1));
  const within = { role: 'grid', name: TEXTS.board } as const;
  await press(page, { role: 'button', name: placed(TEXTS.empty, wrong), within });
  const hint = TEXTS.tryAgain + TEXTS.tryAgainLine;
  const said = () => textsSeen(page, { role: 'status' });
  await until('the hint', said, (texts) => texts.includes(hint));
  for (const { number, solution } of EXPECTED_PUZZLES) {
    await expectSeen(page, { role: 'heading', name: fill(TEXTS.puzzle, { number }) });
    await playCell(page, TEXTS.board, placed(TEXTS.empty, solution));
    const isLast = number === COUNT;
    const lines = isLast ? [TEXTS.allSolved, TEXTS.allYours] : [TEXTS.puzzleSolved];
    await expectTurn(page, TEXTS, ...lines);
    if (!isLast) await press(page, { role: 'button', name: TEXTS.next });
  }
  const counter = fill(TEXTS.counter, { solved: COUNT, count: COUNT });
  await expectSeen(page, { role: 'heading', name: counter });
  await expectSeen(page, { role: 'button', name: TEXTS.startOver });
  await expectSeen(page, { role: 'navigation', name: textsOf('en').pirateGames });
}

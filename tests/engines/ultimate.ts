import { replay } from '#core/game.ts';
import { placeOf, ultimateRules } from '#games/ultimate/rules.ts';
import { fill } from '../support/languages.ts';
import {
  gridNameAfter,
  movesOf,
  placed,
  SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../support/ultimate.ts';
import { expectScore, expectTurn, playCell } from './boards.ts';
import type { EnginePage } from './engine.ts';
import { expectSoon, namesOf, openAgain } from './visitor.ts';

const TEXTS = ultimateTextsOf('en');
const { notation, banner, score } = SKULL_WIN;

/** Two players play to a win on all nine boards, whose names tell who won them, and its score. */
export async function playUltimate(page: EnginePage): Promise<void> {
  await openAgain(page, ULTIMATE_PATH);
  const moves = movesOf(notation);
  for (const [ply, move] of moves.entries()) {
    const { board, cell } = placeOf(move);
    const grid = gridNameAfter(TEXTS, replay(ultimateRules, moves.slice(0, ply)), board);
    const name = fill(TEXTS.playable, { board: TEXTS.titles[board] ?? '', ...placed(cell) });
    await playCell(page, grid, name);
  }
  const position = replay(ultimateRules, moves);
  const names = TEXTS.titles.map((_, board) => gridNameAfter(TEXTS, position, board));
  await expectSoon('the nine boards', () => namesOf(page, { role: 'grid' }), names);
  await expectTurn(page, TEXTS, TEXTS.gameComplete, TEXTS[banner[0]], TEXTS[banner[1]]);
  await expectScore(page, 'en', score);
}

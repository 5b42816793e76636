import { namesAfter, placed, playByKeyboard, SKULL_WIN } from '../support/game.ts';
import { pathIn, textsOf } from '../support/languages.ts';
import { expectCells, expectScore, expectTurn, playCell } from './boards.ts';
import { isKey, type EnginePage } from './engine.ts';
import { expectFocus, expectGone, expectSeen, openAgain, press } from './visitor.ts';

const HOME_PATH = '/';
const { moves, line, headline, banner, score } = SKULL_WIN;
const LAST_MOVE = moves.at(-1) ?? 0;

/** Plays by mouse to a win, its overlay and its score, and begins a second battle. */
export async function playTicTacToe(page: EnginePage): Promise<void> {
  const texts = textsOf('en');
  await openAgain(page, HOME_PATH);
  for (const move of moves) await playCell(page, texts.board, placed(texts.empty, move));
  await expectCells(page, texts.board, namesAfter(texts, { moves, line }));
  await expectSeen(page, { role: 'dialog', name: texts[headline] });
  await expectFocus(page, texts.battleAgain);
  await page.press('Escape');
  await expectGone(page, { role: 'dialog', name: texts[headline] });
  await expectFocus(page, placed(texts.winningSkull, LAST_MOVE));
  await expectTurn(page, texts, texts.gameComplete, texts[banner[0]], texts[banner[1]]);
  await expectScore(page, 'en', score);
  await press(page, { role: 'button', name: texts.newGame });
  await expectCells(page, texts.board, namesAfter(texts, { moves: [] }));
}

/** Plays by keyboard alone, where the page is read from right to left and the board is not. */
export async function playByKeys(page: EnginePage): Promise<void> {
  const texts = textsOf('ar');
  await openAgain(page, pathIn('ar', HOME_PATH));
  for (const name of [texts.skipToMain, texts.skipToNavigation, texts.skipToGame]) {
    await page.press('Tab');
    await expectFocus(page, name);
  }
  await page.press('Enter');
  await page.press('Tab');
  await expectFocus(page, placed(texts.empty, 0));
  await playByKeyboard({ keyboard: { press: (key) => pressNamed(page, key) } }, { moves });
  await expectSeen(page, { role: 'dialog', name: texts[headline] });
  await expectFocus(page, texts.battleAgain);
  await page.press('Escape');
  await expectFocus(page, placed(texts.winningSkull, LAST_MOVE));
  await expectScore(page, 'ar', score);
}

async function pressNamed(page: EnginePage, name: string): Promise<void> {
  if (!isKey(name)) throw new Error(`There is no key ${name}`);
  await page.press(name);
}

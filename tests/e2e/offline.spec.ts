import type { Page } from '@playwright/test';
import {
  dropQuickly,
  expectShip,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN as SHIP_WIN,
} from '../support/connect-four.ts';
import { expectBoard, expectScore, playByMouse, SKULL_WIN } from '../support/game.ts';
import { isKept, test } from '../support/host.ts';
import { pathIn, textsOf, type LanguageCode } from '../support/languages.ts';
import { expectResult, memoryTextsOf, openMemory, pairsOf, playTurns } from '../support/memory.ts';
import { open, openWithStillClock } from '../support/page.ts';
import {
  CHALLENGE_PATH,
  EXPECTED_PUZZLES,
  expectSolved,
  puzzleTextsOf,
  solveAllQuickly,
} from '../support/puzzles.ts';
import { expect } from '../support/test.ts';
import {
  board,
  hasten,
  SKULL_WIN as ULTIMATE_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../support/ultimate.ts';

for (const code of ['en', 'ur'] as const) {
  test(`${code}: after one visit, with the server stopped, all five games are played to their end`, async ({
    page,
    host,
  }) => {
    await open(page, pathIn(code, '/contact'));
    await isKept(page);
    await host.stop();
    await playAll(page, code);
  });
}

async function playAll(page: Page, code: LanguageCode): Promise<void> {
  const texts = textsOf(code);
  await open(page, pathIn(code, '/'));
  await playByMouse(page, texts, SKULL_WIN.moves);
  await expectBoard(page, texts, SKULL_WIN);
  await expectScore(page, code, SKULL_WIN.score);

  const shipTexts = shipTextsOf(code);
  await open(page, pathIn(code, SHIP_PATH));
  await dropQuickly(page, shipTexts, SHIP_WIN.notation);
  await expectShip(page, shipTexts, SHIP_WIN.notation);
  await expectScore(page, code, SHIP_WIN.score);

  await open(page, pathIn(code, ULTIMATE_PATH));
  await hasten(page, ultimateTextsOf(code), ULTIMATE_WIN.notation);
  await expectScore(page, code, ULTIMATE_WIN.score);

  await open(page, pathIn(code, CHALLENGE_PATH));
  await solveAllQuickly(page, puzzleTextsOf(code));
  await expectSolved(
    page,
    puzzleTextsOf(code),
    EXPECTED_PUZZLES.map(({ number }) => number),
  );

  const memoryTexts = memoryTextsOf(code);
  await openMemory(page, memoryTexts);
  await playTurns(page, memoryTexts, pairsOf('easy'));
  await expectResult(page, memoryTexts, 'record', { moves: 6, time: '0:06', stars: 3 });
}

import {
  button,
  cardAt,
  cards,
  expectCards,
  expectFigures,
  expectResult,
  memoryTextsOf,
  openMemory,
  pairsOf,
  playTurns,
  resultPanel,
} from '../../support/memory.ts';
import { QUIET_MS, SHOW_MS } from '#games/memory/session.ts';
import type { Driver } from '../driver.ts';

const texts = memoryTextsOf('en');
const LOADING_MS = 300;

export const DRIVER: Driver = {
  async play(page, hands) {
    for (const pair of pairsOf('easy')) {
      for (const slot of pair) {
        const card = cardAt(page, texts, slot);
        // Two cards stay open for a while, during which no other can be turned.
        await card.and(page.locator(':not([aria-disabled])')).waitFor();
        await hands.press(card);
      }
      await hands.pass(SHOW_MS);
    }
    await hands.pass(QUIET_MS);
    await resultPanel(page, texts).waitFor();
    await hands.operate(button(page, texts.newGame));
    await hands.pass(LOADING_MS);
  },

  async playToTheEnd(page) {
    await playTurns(page, texts, pairsOf('easy'));
    await expectResult(page, texts, 'record', { moves: 6, time: '0:06', stars: 3 });
    await expectFigures(page, texts, ['6', '0:06', '6 / 6', '6×'], ['6', '0:06']);
    await button(page, texts.newGame).click();
    await page.clock.runFor(LOADING_MS);
    await expectCards(page, texts, { difficulty: 'easy' });
  },

  touch: {
    open: (page) => openMemory(page, texts),
    places: (page) => [cardAt(page, texts, 0), cardAt(page, texts, 5), cardAt(page, texts, 10)],
    taken: (page) => cards(page, texts).and(page.locator('[data-phase="up"]')).count(),
  },
};

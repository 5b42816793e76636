import { pick, random } from '#core/random.ts';
import type { Slots } from '#games/memory/scripted-play.ts';
import { QUIET_MS, TURN_MS } from '#games/memory/session.ts';
import { arrowsBetween } from '../../../support/keys.ts';
import { EXAMINED_LANGUAGES, textsOf } from '../../../support/languages.ts';
import {
  button,
  cardAt,
  cards,
  difficultyOf,
  expectCards,
  expectFigures,
  expectResult,
  faceOf,
  flip,
  hintButton,
  memoryTextsOf,
  missOf,
  openMemory,
  pairsOf,
  placeOf,
  playTurns,
  resultPanel,
  seeEnd,
  SEED,
  formatted,
  type MemoryTexts,
} from '../../../support/memory.ts';
import { liveTexts, otherTexts, recordAnnouncements, toasts } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const PAIRS = pairsOf('easy');
const MISS = missOf('easy');

// What moves is not the subject here, and drawing it takes longer than everything else.
test.use({ reducedMotion: 'reduce' });

for (const { code } of EXAMINED_LANGUAGES) {
  const shared = textsOf(code);
  const texts = memoryTextsOf(code);

  test(
    `${code}: a whole game by mouse, with a mismatch, to its record and the next deck; a move counts when it has been seen, and the last pair is seen alone [R180, R203]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await openMemory(page, texts);
      await expectCards(page, texts, { difficulty: 'easy' });
      await expectFigures(page, texts, ['0', '0:00', '0 / 6', '–']);

      await flip(page, texts, MISS);
      await expectCards(page, texts, { difficulty: 'easy', up: MISS });
      await expectFigures(page, texts, ['0', '0:00', '0 / 6', '–']);
      await page.clock.runFor(TURN_MS);
      await expectFigures(page, texts, ['1', '0:00', '0 / 6', '–']);
      await page.clock.runFor(1000 - TURN_MS);
      await expectCards(page, texts, { difficulty: 'easy' });
      await expectFigures(page, texts, ['1', '0:01', '0 / 6', '–']);

      for (const [index, pair] of PAIRS.entries()) {
        await flip(page, texts, pair);
        await page.clock.runFor(1000);
        const found = PAIRS.slice(0, index + 1);
        await expectCards(page, texts, { difficulty: 'easy', matched: found.flat() });
      }
      await page.clock.runFor(QUIET_MS - 1);
      await expectFigures(page, texts, ['7', '0:07', '6 / 6', '6×']);
      await expect(resultPanel(page, texts), 'the last pair is seen alone').toHaveCount(0);
      await expect(toasts(page, shared.notifications)).toHaveCount(0);
      await page.clock.runFor(1);
      await expectFigures(page, texts, ['7', '0:07', '6 / 6', '6×'], ['7', '0:07']);
      await expectResult(page, texts, 'record', { moves: 7, time: '0:07', stars: 2 });
      await expect(toasts(page, shared.notifications)).toHaveText(
        texts.record + formatted(texts, texts.resultToast, { moves: 7, time: '0:07' }),
      );

      await button(page, texts.newGame).click();
      await expect(resultPanel(page, texts)).toHaveCount(0);
      await page.clock.runFor(300);
      await expectCards(page, texts, { difficulty: 'easy' });
      await expect(toasts(page, shared.notifications)).toHaveCount(0);
      await expectFigures(page, texts, ['0', '0:00', '0 / 6', '–'], ['7', '0:07']);
      await playTurns(page, texts, PAIRS.slice(0, 1));
      await expectFigures(page, texts, ['1', '0:01', '1 / 6', '–'], ['7', '0:07']);
    },
  );

  test(
    `${code}: a whole game by keyboard alone, from the page's beginning to the next deck; arrows follow the cards and stop at the edges in six columns too, also where one reads from right to left [R131]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await openMemory(page, texts);
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: shared.skipToGame, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(cardAt(page, texts, 0)).toBeFocused();

      let current = 0;
      for (const [index, slot] of PAIRS.flat().entries()) {
        for (const key of arrowsBetween(placeOf('easy', current), placeOf('easy', slot))) {
          await page.keyboard.press(key);
        }
        await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space');
        await expect(cardAt(page, texts, slot)).toBeFocused();
        if (index % 2 === 1) await page.clock.runFor(1000);
        current = slot;
      }
      await seeEnd(page);
      await expectCards(page, texts, { difficulty: 'easy', matched: PAIRS.flat() });
      await expectResult(page, texts, 'record', { moves: 6, time: '0:06', stars: 3 });
      await expect(cardAt(page, texts, current), 'focus stays on the last card').toBeFocused();

      const after = [
        difficultyOf(page, texts, 'easy'),
        hintButton(page, texts, 3),
        button(page, texts.pause),
        button(page, texts.newGame),
        button(page, texts.sound),
      ];
      for (const control of after) {
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused();
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.clock.runFor(300);
      await expectCards(page, texts, { difficulty: 'easy' });
      await expect(button(page, texts.newGame)).toBeFocused();

      await difficultyOf(page, texts, 'hard').click();
      await page.clock.runFor(300);
      await cardAt(page, texts, 0).focus();
      const steps: readonly (readonly [key: string, slot: number])[] = [
        ['ArrowLeft', 0],
        ['ArrowUp', 0],
        ['ArrowRight', 1],
        ['ArrowDown', 7],
        ['End', 11],
        ['ArrowRight', 11],
        ['Home', 6],
        ['Control+End', 23],
        ['ArrowDown', 23],
        ['Control+Home', 0],
      ];
      for (const [key, slot] of steps) {
        await page.keyboard.press(key);
        await expect(cardAt(page, texts, slot), key).toBeFocused();
      }
      await expect(cards(page, texts).and(page.locator('[tabindex="0"]'))).toHaveCount(1);
      await difficultyOf(page, texts, 'easy').click();
      await page.clock.runFor(300);
      await expect(cards(page, texts).and(page.locator('[tabindex="0"]'))).toHaveCount(1);
    },
  );

  test(
    `${code}: the live region says each turn of a game once, and a toast the end`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await openMemory(page, texts);
      const say = sentences(texts);
      const expected: string[] = [];

      await flip(page, texts, MISS);
      await page.clock.runFor(1000);
      expected.push(say.turned(MISS[0]), say.miss(MISS));

      await button(page, texts.pause).click();
      await button(page, texts.resume).click();
      await hintButton(page, texts, 3).click();
      await page.clock.runFor(2000);
      expected.push(texts.pausedAnnouncement, texts.resumedAnnouncement, say.hint(hintedSlot(), 2));

      for (const [index, pair] of PAIRS.entries()) {
        await playTurns(page, texts, [pair]);
        expected.push(say.turned(pair[0]), say.pair(pair[0], index + 1));
      }
      await page.clock.runFor(10_000);
      await button(page, texts.newGame).click();
      await page.clock.runFor(300);
      await difficultyOf(page, texts, 'hard').click();
      await page.clock.runFor(300);
      expected.push(say.dealt(6), say.dealt(12));

      await expect.poll(() => liveTexts(page)).toEqual(expected);
      const toast = texts.record + formatted(texts, texts.resultToast, { moves: 7, time: '0:09' });
      await expect.poll(() => otherTexts(page)).toEqual([toast]);
    },
  );
}

/** Where a hint points while all cards are down. */
function hintedSlot(): number {
  return pick(
    PAIRS.flat().toSorted((a, b) => a - b),
    random(SEED),
  );
}

/** What the live region says in a language. */
function sentences(texts: MemoryTexts) {
  return {
    turned: (slot: number) =>
      formatted(texts, texts.turned, { ...placeOf('easy', slot), face: faceOf('easy', slot) }),
    miss: ([first, second]: Slots) =>
      formatted(texts, texts.miss, {
        first: faceOf('easy', first),
        second: faceOf('easy', second),
      }),
    pair: (slot: number, pairsFound: number) => {
      const face = faceOf('easy', slot);
      return formatted(texts, texts.pair, { first: face, second: face, pairsFound, pairs: 6 });
    },
    hint: (slot: number, hintsLeft: number) =>
      formatted(texts, texts.hintAnnouncement, { ...placeOf('easy', slot), hintsLeft }),
    dealt: (pairs: number) => formatted(texts, texts.dealt, { pairs }),
  };
}

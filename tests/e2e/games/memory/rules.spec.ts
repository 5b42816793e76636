import type { Page } from '@playwright/test';
import { pick, random } from '#core/random.ts';
import { LAYOUTS } from '#games/memory/deck.ts';
import { COMBO_WITHIN_MS } from '#games/memory/scoring.ts';
import { SHOW_MS } from '#games/memory/session.ts';
import { DIFFICULTIES, type Difficulty } from '#games/memory/difficulties.ts';
import type { Slots } from '#games/memory/scripted-play.ts';
import { textsOf } from '../../../support/languages.ts';
import {
  board,
  button,
  cardAt,
  cards,
  dealAnew,
  difficultyOf,
  expectCards,
  expectFigures,
  expectResult,
  flip,
  hintButton,
  memoryTextsOf,
  missOf,
  openMemory,
  pairsOf,
  PATH,
  playTurns,
  SEED,
  tryToClick,
  tryToFlip,
} from '../../../support/memory.ts';
import { setHidden } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const shared = textsOf('en');
const texts = memoryTextsOf('en');
const PAIRS = pairsOf('easy');
const [A = [0, 0], B = [0, 0], C = [0, 0]]: readonly Slots[] = PAIRS;
const MISS = missOf('easy');
const EASY = { difficulty: 'easy' } as const;

// What moves is not the subject here, and drawing it takes longer than everything else.
test.use({ reducedMotion: 'reduce' });

const RULES: Rules = {
  'two cards are shown for one second, meanwhile no card can be turned, and later none that is up or matched [R57, R58]':
    async (page) => {
      await flip(page, texts, MISS);
      await expect(cards(page, texts).and(page.locator('[aria-disabled="true"]'))).toHaveCount(12);
      await tryToFlip(page, texts, [C[0], ...MISS]);
      await page.clock.runFor(999);
      await expectCards(page, texts, { ...EASY, up: MISS });
      await page.clock.runFor(1);
      await expectCards(page, texts, EASY);
      await expect(cards(page, texts).and(page.locator('[aria-disabled]'))).toHaveCount(0);
      await expectFigures(page, texts, ['1', '0:01', '0 / 6', '–']);

      await playTurns(page, texts, [A]);
      await flip(page, texts, [B[0]]);
      await tryToFlip(page, texts, [B[0], ...A]);
      await expectCards(page, texts, { ...EASY, up: [B[0]], matched: A });
      await expectFigures(page, texts, ['2', '0:02', '1 / 6', '–']);
      await cardAt(page, texts, A[0]).focus();
      await page.keyboard.press('Enter');
      await expect(cardAt(page, texts, A[0]), 'it keeps its place for the keyboard').toBeFocused();
      await expectCards(page, texts, { ...EASY, up: [B[0]], matched: A });
      await expect(page.locator('button:disabled')).toHaveCount(0);
    },
  'a combo shows from the second match within three seconds, until a mismatch or a longer wait [R101]':
    async (page) => {
      const [, , , D = MISS, E = MISS, F = MISS]: readonly Slots[] = PAIRS;
      await playTurns(page, texts, [A]);
      await expectFigures(page, texts, ['1', '0:01', '1 / 6', '–']);
      await playTurns(page, texts, [B]);
      await expectFigures(page, texts, ['2', '0:02', '2 / 6', '2×']);
      await page.clock.runFor(1999);
      await playTurns(page, texts, [C]);
      await expectFigures(page, texts, ['3', '0:04', '3 / 6', '3×']);
      await page.clock.runFor(2000);
      await playTurns(page, texts, [D]);
      await expectFigures(page, texts, ['4', '0:07', '4 / 6', '–']);
      await playTurns(page, texts, [[E[0], F[0]], E]);
      await expectFigures(page, texts, ['6', '0:09', '5 / 6', '–']);
    },
  'a fuse burns below the combo that is shown as long as a pair still makes it longer; it rests while two cards are looked at, begins anew with a match and goes with a mismatch [R190]':
    async (page) => {
      await playTurns(page, texts, [A]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expectFigures(page, texts, ['1', '0:01', '1 / 6', '–']);
      expect(await fuses(page), 'without a combo').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await playTurns(page, texts, [B]);
      expect(await fuses(page), 'under reduced motion').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const ms = COMBO_WITHIN_MS - SHOW_MS;
      await expect.poll(() => fuses(page)).toEqual([`running ${ms}`]);
      await flip(page, texts, C);
      await expect.poll(() => fuses(page)).toEqual([`paused ${ms}`]);
      await page.clock.runFor(SHOW_MS);
      await expect.poll(() => fuses(page)).toEqual([`running ${ms}`]);
      await flip(page, texts, [PAIRS[3]?.[0] ?? NaN, PAIRS[4]?.[0] ?? NaN]);
      await page.clock.runFor(SHOW_MS);
      await expect.poll(() => fuses(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  'three hints point for two seconds each at a card that is face down; there is none before the first card, during a pause and after the third [R62, R137]':
    async (page) => {
      const hint = (left: number) => hintButton(page, texts, left);
      await expect(hint(3)).toBeDisabled();
      await tryToClick(hint(3));
      await expectCards(page, texts, EASY);

      await playTurns(page, texts, [A]);
      const down = PAIRS.slice(1)
        .flat()
        .toSorted((a, b) => a - b);
      const hinted = pick(down, random(SEED));
      await button(page, texts.pause).click();
      await expect(hint(3)).toBeDisabled();
      await button(page, texts.resume).click();
      for (const left of [2, 1, 0]) {
        await hint(left + 1).click();
        await expectCards(page, texts, { ...EASY, matched: A, hinted });
        await tryToClick(hint(left));
        await page.clock.runFor(1999);
        await expectCards(page, texts, { ...EASY, matched: A, hinted });
        await page.clock.runFor(1);
        await expectCards(page, texts, { ...EASY, matched: A });
      }
      await expect(hint(0)).toBeDisabled();
      await tryToClick(hint(0));
      await expectCards(page, texts, { ...EASY, matched: A });
      await button(page, texts.newGame).click();
      await expect(hint(3)).toBeVisible();
    },
  'a pause covers the cards and stops time; afterwards they are seen for their whole second; a page that is hidden or put into the back/forward cache pauses its game until Resume [R58, X32, X33]':
    async (page) => {
      await tryToClick(button(page, texts.pause));
      await expect(page.getByText(texts.paused, { exact: true })).toHaveCount(0);

      await playTurns(page, texts, [A]);
      await flip(page, texts, [B[0], C[0]]);
      await page.clock.runFor(900);
      await button(page, texts.pause).click();
      await expect(page.getByText(texts.paused, { exact: true })).toBeVisible();
      await expect(button(page, texts.resume)).toBeFocused();
      await page.clock.runFor(60_000);
      await tryToFlip(page, texts, [B[1]]);
      await tryToClick(hintButton(page, texts, 3));
      await expectCards(page, texts, { ...EASY, matched: A });
      await expectFigures(page, texts, ['2', '0:01', '1 / 6', '–']);

      await button(page, texts.resume).click();
      await expect(page.getByText(texts.paused, { exact: true })).toHaveCount(0);
      await page.clock.runFor(999);
      await expectCards(page, texts, { ...EASY, matched: A, up: [B[0], C[0]] });
      await expectFigures(page, texts, ['2', '0:02', '1 / 6', '–']);
      await page.clock.runFor(1);
      await expectCards(page, texts, { ...EASY, matched: A });

      await button(page, texts.newGame).click();
      await page.clock.runFor(300);
      const line = page.getByText(texts.paused, { exact: true });
      await setHidden(page, true);
      await expect(line, 'before the first card').toHaveCount(0);
      await flip(page, texts, [A[0]]);
      for (const [leave, seconds] of [
        [() => setHidden(page, true), 2],
        [() => page.evaluate(putAway), 4],
      ] as const) {
        await page.clock.runFor(2000);
        await leave();
        await page.clock.runFor(60_000);
        await expect(line).toBeVisible();
        await expectCards(page, texts, EASY);
        await expectFigures(page, texts, ['0', `0:0${seconds}`, '0 / 6', '–']);
        await button(page, texts.resume).click();
        await expectCards(page, texts, { ...EASY, up: [A[0]] });
      }
      await setHidden(page, false);
    },
  'leaving the page and coming back gives a new deck, and what was left does nothing more': async (
    page,
  ) => {
    await flip(page, texts, MISS);
    const main = page.getByRole('navigation', { name: shared.main, exact: true });
    await main.getByRole('link', { name: shared.home, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.homeHeadline);
    await page.clock.runFor(10_000);
    await page.goBack();
    await expect(page).toHaveURL(PATH);
    await expectCards(page, texts, EASY);
    await expectFigures(page, texts, ['0', '0:00', '0 / 6', '–']);
  },
  'the timer begins with the first card, shows m:ss and stops at the end [R56, R103]': async (
    page,
  ) => {
    await page.clock.runFor(5000);
    await expectFigures(page, texts, ['0', '0:00', '0 / 6', '–']);
    await flip(page, texts, [A[0]]);
    await page.clock.runFor(999);
    await expectFigures(page, texts, ['0', '0:00', '0 / 6', '–']);
    await page.clock.runFor(58_001);
    await expectFigures(page, texts, ['0', '0:59', '0 / 6', '–']);
    await page.clock.runFor(1000);
    await expectFigures(page, texts, ['0', '1:00', '0 / 6', '–']);
    await flip(page, texts, [A[1]]);
    await page.clock.runFor(1000);
    await playTurns(page, texts, PAIRS.slice(1));
    await page.clock.runFor(60_000);
    await expectFigures(page, texts, ['6', '1:06', '6 / 6', '6×'], ['6', '1:06']);
  },
  'the difficulty is locked from the first card to the last; a new deck is shuffled for 300 ms, in which no card can be turned [R60, R61]':
    async (page) => {
      const group = page.getByRole('radiogroup', { name: texts.difficulty });
      const reason = page.getByText(texts.locked);
      await expect(reason).toBeHidden();
      await flip(page, texts, [A[0]]);
      await expect(reason).toBeVisible();
      await expect(group).toHaveAccessibleDescription(texts.locked);
      await tryToClick(difficultyOf(page, texts, 'hard'));
      await page.clock.runFor(300);
      await expect(difficultyOf(page, texts, 'easy')).toBeChecked();
      await button(page, texts.pause).click();
      await tryToClick(difficultyOf(page, texts, 'hard'));
      await expect(difficultyOf(page, texts, 'easy')).toBeChecked();
      await button(page, texts.resume).click();
      await flip(page, texts, [A[1]]);
      await page.clock.runFor(1000);
      await playTurns(page, texts, PAIRS.slice(1));
      await expect(reason).toBeHidden();
      await difficultyOf(page, texts, 'medium').click();
      await page.clock.runFor(300);
      await expectFigures(page, texts, ['0', '0:00', '0 / 8', '–']);

      await difficultyOf(page, texts, 'easy').click();
      await page.clock.runFor(300);
      await flip(page, texts, [A[0]]);
      await button(page, texts.newGame).click();
      const line = page.getByText(texts.shuffling, { exact: true });
      await expect(line).toBeVisible();
      await expect(board(page, texts)).toHaveAttribute('aria-busy', 'true');
      await tryToFlip(page, texts, [A[0]]);
      await page.clock.runFor(299);
      await expect(line).toBeVisible();
      await expectCards(page, texts, EASY);
      await page.clock.runFor(1);
      await expect(line).toHaveCount(0);
      await expect(board(page, texts)).toHaveAttribute('aria-busy', 'false');
      await expectFigures(page, texts, ['0', '0:00', '0 / 6', '–'], ['6', '0:06']);
    },
  'no fuse burns once the last pair is found, before the end is told [R190]': async (page) => {
    await playTurns(page, texts, PAIRS.slice(0, -1));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => fuses(page)).toHaveLength(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playTurns(page, texts, PAIRS.slice(-1));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => fuses(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
};

test('on one table after the other', async ({ page }) => {
  await openMemory(page, texts);
  await tryRules(page, dealAnew, RULES);
});

for (const difficulty of DIFFICULTIES.filter((name) => name !== 'easy')) {
  test(
    `a whole game on ${difficulty}: its columns, its pairs, its best scores [R100, R102]`,
    inSweepUnless(difficulty === 'medium'),
    async ({ page }) => {
      const { pairs, columns } = LAYOUTS[difficulty];
      await openMemory(page, texts, difficulty);
      await expect(cards(page, texts)).toHaveCount(2 * pairs);
      expect(await cardsInFirstRow(page)).toBe(columns);
      await playTurns(page, texts, pairsOf(difficulty));
      await expectCards(page, texts, { difficulty, matched: pairsOf(difficulty).flat() });
      const best = [String(pairs), timeOf(pairs)] as const;
      const figures = [best[0], best[1], `${pairs} / ${pairs}`, `${pairs}×`];
      await expectFigures(page, texts, figures, best);
      await expectResult(page, texts, 'record', { moves: pairs, time: best[1], stars: 3 });
      await difficultyOf(page, texts, other(difficulty)).click();
      const otherPairs = LAYOUTS[other(difficulty)].pairs;
      await expectFigures(page, texts, ['0', '0:00', `0 / ${otherPairs}`, '–']);
    },
  );
}

function other(difficulty: Difficulty): Difficulty {
  return difficulty === 'hard' ? 'medium' : 'hard';
}

function timeOf(seconds: number): string {
  return `0:${String(seconds).padStart(2, '0')}`;
}

function cardsInFirstRow(page: Page): Promise<number> {
  return board(page, texts).getByRole('row').first().getByRole('gridcell').count();
}

function putAway(): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** Whether the fuse burns, and how many ms it takes. */
function fuses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation instanceof CSSAnimation &&
          animation.animationName.includes('burn') &&
          animation.effect instanceof KeyframeEffect &&
          animation.effect.pseudoElement === '::before',
      )
      .map(({ playState, effect }) => `${playState} ${String(effect?.getTiming().duration)}`),
  );
}

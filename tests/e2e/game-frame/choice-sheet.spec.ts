import { expectNoFindings } from '../../support/axe.ts';
import { columnAt, SHIP_PATH, shipTextsOf } from '../../support/connect-four.ts';
import { EXAMINED_LANGUAGES, fill, pathIn, translated } from '../../support/languages.ts';
import { difficultyOf, memoryTextsOf, PATH as MEMORY_PATH } from '../../support/memory.ts';
import { expectWhollyInWindow, open } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const ENGLISH = { rival: 'Rival: {rival}', difficulty: 'Difficulty: {level}' } as const;

/** A usual phone with its browser's bars. */
const PHONE = { width: 390, height: 664 };

/** The open sheet; what lies around it is examined with each game's page. */
const SHEET = { within: ':popover-open', leastRules: 8 };

test.use({ viewport: PHONE });

for (const { code } of EXAMINED_LANGUAGES) {
  const labels = translated(code, ENGLISH);

  test(
    `${code}: on a phone one control says who plays, and opens the choice; a press chooses and closes, arrows only choose`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      const texts = shipTextsOf(code);
      const opener = (rival: string) =>
        page.getByRole('button', { name: fill(labels.rival, { rival }), exact: true });
      const modes = page.getByRole('radiogroup', { name: texts.gameMode, exact: true });
      await open(page, pathIn(code, SHIP_PATH));
      await expectWhollyInWindow(opener(texts.twoPlayers));
      await expect(modes).toBeHidden();

      await opener(texts.twoPlayers).press('Enter');
      await expect(modes).toBeVisible();
      await expectWhollyInWindow(modes);
      await expectNoFindings(page, 'choosing', SHEET);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(modes.getByRole('radio', { name: texts.easy, exact: true })).toBeChecked();
      await expect(modes).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modes).toBeHidden();
      await expect(opener(texts.easy)).toBeFocused();

      await opener(texts.easy).click();
      await modes.getByRole('radio', { name: texts.twoPlayers, exact: true }).click();
      await expect(modes).toBeHidden();
      await expect(opener(texts.twoPlayers)).toBeFocused();

      await columnAt(page, texts, 3).click();
      await opener(texts.twoPlayers).click();
      await expect(page.getByText(texts.locked, { exact: true })).toBeVisible();
      await modes.getByRole('radio', { name: texts.easy, exact: true }).click({ force: true });
      await expect(modes, 'a locked choice stays open with its reason').toBeVisible();
    },
  );

  test(
    `${code}: on a phone memory’s difficulty is chosen in such a sheet`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const texts = memoryTextsOf(code);
      const opener = (level: string) =>
        page.getByRole('button', { name: fill(labels.difficulty, { level }), exact: true });
      await open(page, pathIn(code, MEMORY_PATH));
      await expectWhollyInWindow(opener(texts.easy));
      await opener(texts.easy).click();
      await expectNoFindings(page, 'choosing', SHEET);
      await difficultyOf(page, texts, 'hard').click();
      await expect(opener(texts.hard)).toBeFocused();
      await expect(page.getByRole('grid').getByRole('gridcell')).toHaveCount(24);
    },
  );
}

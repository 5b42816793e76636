import { button, cellAt, playQuickly, seeResult, SKULL_WIN } from '../../../support/game.ts';
import { fill, EXAMINED_LANGUAGES, pathIn, textsOf } from '../../../support/languages.ts';
import { open, openWithStillClock } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import { expectTargets, TOUCHED_PHONE } from '../../../support/touch-targets.ts';

// A celebration drawn at 60 frames a second takes longer than everything else here.
test.use({ ...TOUCHED_PHONE, reducedMotion: 'reduce' });

for (const language of EXAMINED_LANGUAGES) {
  const { code } = language;
  const texts = textsOf(code);

  test(
    `${code}: on a 360×640 phone every target is at least 44×44 px to a finger; the board does not wait for a double tap, and its pieces cannot be selected [R112]`,
    inSweepUnless(code === 'ar'),
    async ({ page, faults }) => {
      await openWithStillClock(page, pathIn(code, '/'));
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect(await expectTargets(page, 'start')).toBeGreaterThanOrEqual(15);

      await expect(cellAt(page, texts, 0)).toHaveCSS('touch-action', 'manipulation');
      await expect(cellAt(page, texts, 0)).toHaveCSS('user-select', 'none');
      await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute(
        'content',
        /user-scalable|maximum-scale/,
      );

      await button(page, texts.menu).tap();
      await expectTargets(page, 'menu open', ':popover-open');
      await page.keyboard.press('Escape');
      await button(page, fill(texts.languageNamed, { languageName: language.name })).tap();
      await expectTargets(page, 'language menu open', ':popover-open');
      await page.keyboard.press('Escape');

      await playQuickly(page, texts, SKULL_WIN.moves);
      await seeResult(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectTargets(page, 'won, overlay open', 'dialog');
      await expectTargets(page, 'toast', `section[aria-label="${texts.notifications}"]`);
      await page.keyboard.press('Escape');

      await button(page, texts.shortcuts).tap();
      await expectTargets(page, 'help open', 'dialog');

      faults.expect(/status of 404/);
      faults.expect(/^error: No page at /);
      await open(page, pathIn(code, '/nope'));
      await expectTargets(page, 'not found');
    },
  );
}

import type { Page } from '@playwright/test';
import { button, OVERLAY_LIMIT_MS, playQuickly, SKULL_WIN } from '../../../support/game.ts';
import { fill, EXAMINED_LANGUAGES, pathIn, textsOf } from '../../../support/languages.ts';
import { open, openWithStillClock, standsStill } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const LEAST_PX = 44;
/** Steps in which a finger's reach is measured, to either side. */
const STEP_PX = 0.25;

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

for (const language of EXAMINED_LANGUAGES) {
  const { code } = language;
  const texts = textsOf(code);

  test(
    `${code}: on a 360×640 phone every target is at least 44×44 px to a finger [R112]`,
    inSweepUnless(code === 'ar'),
    async ({ page, faults }) => {
      await openWithStillClock(page, pathIn(code, '/'));
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect(await expectTargets(page, 'start')).toBeGreaterThanOrEqual(15);

      await button(page, texts.menu).tap();
      await expectTargets(page, 'menu open', ':popover-open');
      await page.keyboard.press('Escape');
      await button(page, fill(texts.languageNamed, { languageName: language.name })).tap();
      await expectTargets(page, 'language menu open', ':popover-open');
      await page.keyboard.press('Escape');

      await playQuickly(page, texts, SKULL_WIN.moves);
      await page.clock.runFor(OVERLAY_LIMIT_MS);
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

test('the board does not wait for a double tap, and its pieces cannot be selected', async ({
  page,
}) => {
  const texts = textsOf('en');
  await open(page, '/');
  const cell = page.getByRole('grid', { name: texts.board }).getByRole('button').first();
  await expect(cell).toHaveCSS('touch-action', 'manipulation');
  await expect(cell).toHaveCSS('user-select', 'none');
  await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute(
    'content',
    /user-scalable|maximum-scale/,
  );
});

/** Asserts the size of the targets within an element; returns how many there were. */
async function expectTargets(page: Page, state: string, within = 'body'): Promise<number> {
  await standsStill(page);
  const targets = await page.locator(within).evaluate(measureTargets, STEP_PX);
  expect(targets.length, `${state}: targets`).toBeGreaterThan(0);
  const leastPx = LEAST_PX - 2 * STEP_PX;
  const small = targets.filter(({ width, height }) => width < leastPx || height < leastPx);
  expect(small, state).toEqual([]);
  return targets.length;
}

interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** How far a finger may stray from each target's middle and still hit it; looks no farther than 30 px. */
function measureTargets(root: Element, stepPx: number): Target[] {
  const FARTHEST = 30;
  const controls = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]'),
  ];
  return controls.filter((control) => isShown(control)).map((control) => measured(control));

  // Skip links stand outside the window until a keyboard brings them in.
  function isShown(control: HTMLElement): boolean {
    const { bottom } = control.getBoundingClientRect();
    const isAway = bottom + scrollY <= 0 || getComputedStyle(control).position === 'fixed';
    return control.checkVisibility() && !isAway && control.closest('[inert]') === null;
  }

  function measured(control: HTMLElement): Target {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const reach = (dx: number, dy: number) => {
      let px = 0;
      while (px < FARTHEST && hits(control, x + dx * (px + stepPx), y + dy * (px + stepPx))) {
        px += stepPx;
      }
      return px;
    };
    return {
      name: control.getAttribute('aria-label') ?? control.textContent,
      width: reach(-1, 0) + reach(1, 0),
      height: reach(0, -1) + reach(0, 1),
    };
  }

  function hits(control: HTMLElement, x: number, y: number): boolean {
    const found = document.elementFromPoint(x, y);
    return found !== null && control.contains(found);
  }
}

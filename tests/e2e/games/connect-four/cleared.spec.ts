import type { Locator, Page } from '@playwright/test';
import {
  dropQuickly,
  expectShip,
  landingMsOf,
  ship,
  SHIP_PATH,
  shipTextsOf,
} from '../../../support/connect-four.ts';
import { button, land } from '../../../support/game.ts';
import { translated } from '../../../support/languages.ts';
import { openWithStillClock } from '../../../support/page.ts';
import { expect, test } from '../../../support/test.ts';

const NOTATION = '44352';

const texts = { ...shipTextsOf('en'), ...translated('en', { undo: 'Undo' }) };

test('discs fall out of the ship before the next battle, each in its column; those that are taken back do not, and the first move ends it [R199]', async ({
  page,
}) => {
  await beginOnShip(page);
  await button(page, texts.undo).click();
  await expect(discsOn(page), 'taken back').toHaveCount(NOTATION.length - 1);
  await button(page, texts.newBattle).click();
  await expectShip(page, texts, '');
  const falling = discsOn(page);
  await expect(falling).toHaveCount(NOTATION.length - 1);
  const paths = await falling.evaluateAll((discs) =>
    discs.map((disc) => {
      const [animation] = disc.getAnimations();
      if (animation === undefined) throw new Error('A disc stands still');
      animation.currentTime = 0;
      const from = disc.getBoundingClientRect();
      animation.finish();
      const to = disc.getBoundingClientRect();
      return { aside: to.x - from.x, isLower: to.y > from.y };
    }),
  );
  for (const path of paths) expect(path).toEqual({ aside: 0, isLower: true });
  for (const disc of await falling.all()) await expect(disc).toBeHidden();

  await dropQuickly(page, texts, '4');
  await expect(discsOn(page)).toHaveCount(1);
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the ship is clear at once [R199]', async ({ page }) => {
    await beginOnShip(page);
    await button(page, texts.newBattle).click();
    await expectShip(page, texts, '');
    for (const disc of await discsOn(page).all()) await expect(disc).toBeHidden();
  });
});

async function beginOnShip(page: Page): Promise<void> {
  await openWithStillClock(page, SHIP_PATH);
  await dropQuickly(page, texts, NOTATION);
  await land(page, landingMsOf(NOTATION));
}

/** Seen or not. */
function discsOn(page: Page): Locator {
  return ship(page, texts).getByRole('gridcell').locator('img');
}

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

test('discs fall out of the ship before the next battle, each in its column; those that are taken back rise, and the first move ends it [R199]', async ({
  page,
}) => {
  await beginOnShip(page);
  await button(page, texts.undo).click();
  await expect(goingDiscs(page)).toHaveCount(1);
  expect(await waysOf(goingDiscs(page))).toEqual([{ aside: 0, way: 'up' }]);
  await button(page, texts.newBattle).click();
  await expectShip(page, texts, '');
  await expect(goingDiscs(page)).toHaveCount(NOTATION.length - 1);
  for (const way of await waysOf(goingDiscs(page))) expect(way).toEqual({ aside: 0, way: 'down' });
  for (const disc of await discsOn(page).all()) await expect(disc).toBeHidden();

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

/** How far aside discs go on their ways, in px, and whether up or down; then they are there. */
function waysOf(
  discs: Locator,
): Promise<readonly { readonly aside: number; readonly way: string }[]> {
  return discs.evaluateAll((all) =>
    all.map((disc) => {
      const [animation] = disc.getAnimations();
      if (animation === undefined) throw new Error('A disc stands still');
      animation.currentTime = 0;
      const from = disc.getBoundingClientRect();
      animation.finish();
      const to = disc.getBoundingClientRect();
      return { aside: to.x - from.x, way: to.y > from.y ? 'down' : 'up' };
    }),
  );
}

/** In holes whose names say that they are empty. */
function goingDiscs(page: Page): Locator {
  return ship(page, texts)
    .getByRole('gridcell', { name: /, empty$/ })
    .locator('img:last-child');
}

/** Seen or not. */
function discsOn(page: Page): Locator {
  return ship(page, texts).getByRole('gridcell').locator('img');
}

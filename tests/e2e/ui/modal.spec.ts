import type { Locator, Page } from '@playwright/test';
import { consentTextsOf, preferences, preferencesButton } from '../../support/consent.ts';
import { button, expectBoard, playByMouse } from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { open } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const texts = textsOf('en');
const consent = consentTextsOf('en');

interface Dialog {
  readonly name: string;
  readonly opener: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
}

const DIALOGS: readonly Dialog[] = [
  {
    name: 'Keyboard shortcuts',
    opener: (page) => button(page, texts.shortcuts),
    shown: (page) => page.getByRole('dialog', { name: texts.shortcuts, exact: true }),
  },
  {
    name: 'Cookie preferences',
    opener: (page) => preferencesButton(page, consent),
    shown: (page) => preferences(page, consent),
  },
];

for (const { name, opener, shown } of DIALOGS) {
  test(
    `Back closes ${name} and stays on the page; once more it leaves [R133, X39]`,
    inSweepUnless(name === 'Cookie preferences'),
    async ({ page }) => {
      await goHomeFromContact(page);
      await playByMouse(page, texts, [4]);
      await opener(page).click();
      await expect(shown(page)).toBeVisible();
      await goBack(page);
      await expect(shown(page)).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await expect(opener(page)).toBeFocused();
      await expectBoard(page, texts, { moves: [4] });

      await goBack(page);
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );

  test(
    `${name} goes with its page where a browser lets no page call Back off [R133, X39]`,
    inSweepUnless(name === 'Cookie preferences'),
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'navigation', { value: undefined });
      });
      await goHomeFromContact(page);
      await opener(page).click();
      await expect(shown(page)).toBeVisible();
      await goBack(page);
      await expect(page).toHaveURL('/contact');
      await expect(shown(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.locator('[inert]')).toHaveCount(0);
    },
  );
}

async function goHomeFromContact(page: Page): Promise<void> {
  await open(page, '/contact');
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  await main.getByRole('link', { name: texts.home, exact: true }).click();
  await expect(page).toHaveURL('/');
}

// Playwright's `goBack` waits for a page, and none comes.
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

import type { Page } from '@playwright/test';
import {
  banner,
  consentTextsOf,
  expectNeither,
  expectStored,
  figuresSwitch,
  preferences,
  preferencesButton,
} from '../../support/consent.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../support/languages.ts';
import { layoutShift, nextPaint, recordShifts } from '../../support/layout.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

test.use({ consent: null });

const PATH = '/blog';

const CHOICES = [
  ['acceptAll', 'accepted'],
  ['essentialOnly', 'essential'],
  ['rejectAll', 'rejected'],
] as const;

/** On the banner; the sweep gives each answer in each way. The last one is what the next visit knows. */
const BANNER_ANSWERS = [
  ['acceptAll', 'accepted', 'mouse'],
  ['essentialOnly', 'essential', 'Enter'],
  ...(IS_SWEEP
    ? ([
        ['acceptAll', 'accepted', 'Enter'],
        ['essentialOnly', 'essential', 'mouse'],
      ] as const)
    : []),
] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = consentTextsOf(code);

  test(
    `${code}: the banner comes without shifting anything; each answer on it is stored and ends the asking, by mouse or by keyboard; Reject All is none of them; whoever has chosen is asked no more: neither the page nor its requests know of a banner [R74, R75, R84, R135, R139, X34]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await recordShifts(page);
      await open(page, pathIn(code, PATH));
      const buttonOf = (name: string) =>
        banner(page, texts).getByRole('button', { name, exact: true });
      await expect(buttonOf(texts.customize)).toBeVisible();
      await nextPaint(page);
      expect(await layoutShift(page)).toBe(0);
      await expect(buttonOf(texts.rejectAll)).toHaveCount(0);
      for (const [index, [name, choice, way]] of BANNER_ANSWERS.entries()) {
        if (index > 0) await forget(page);
        await (way === 'mouse' ? buttonOf(texts[name]).click() : buttonOf(texts[name]).press(way));
        await expectNeither(page, texts);
        await expectStored(page, choice);
        await expect(page.getByRole('main')).toBeFocused();
      }

      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('#customize-cookies') !== null) console.error('A flash');
        }).observe(document, { subtree: true, childList: true });
      });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.reload({ waitUntil: 'networkidle' });
      await becomesAlive(page);
      expect(requests.filter((url) => /views|consent/.test(url))).toEqual([]);
      const served = await page.request.get(pathIn(code, PATH));
      expect(await served.text()).not.toContain(texts.title);
      await preferencesButton(page, texts).click();
      const status = preferences(page, texts).getByRole('status');
      await expect(status).toHaveText(texts.savedEssential);
    },
  );

  test(
    `${code}: each answer in the preferences, Reject All too, is stored, by mouse and by keyboard; the switch shows what is stored, and stores what it is switched to [R41, R75, R84, R139]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await open(page, pathIn(code, PATH));
      const dialog = preferences(page, texts);
      const status = dialog.getByRole('status');
      await page.getByRole('button', { name: texts.customize, exact: true }).click();
      await expect(status).toHaveText(texts.nothingSaved);
      await expect(figuresSwitch(page, texts)).not.toBeChecked();
      for (const [index, [name, choice]] of CHOICES.entries()) {
        if (index > 0) await preferencesButton(page, texts).click();
        const button = dialog.getByRole('button', { name: texts[name], exact: true });
        await button.click();
        await expectNeither(page, texts);
        await expectStored(page, choice);
        // The button on the banner, which led here at first, is gone.
        const from = index === 0 ? page.getByRole('main') : preferencesButton(page, texts);
        await expect(from).toBeFocused();

        await page.evaluate(() => localStorage.removeItem('cookieConsent'));
        await preferencesButton(page, texts).focus();
        await page.keyboard.press('Enter');
        await button.focus();
        await page.keyboard.press('Space');
        await expectNeither(page, texts);
        await expectStored(page, choice);
        await expect(preferencesButton(page, texts)).toBeFocused();
      }

      await preferencesButton(page, texts).click();
      const figures = figuresSwitch(page, texts);
      await expect(figures).not.toBeChecked();
      await figures.click();
      await expect(figures).toBeChecked();
      await expect(status).toHaveText(texts.savedAccepted);
      await expectStored(page, 'accepted');
      await page.keyboard.press('Space');
      await expect(figures).not.toBeChecked();
      await expect(status).toHaveText(texts.savedEssential);
      await expectStored(page, 'essential');

      const essential = dialog.getByRole('switch', { name: texts.essential, exact: true });
      await expect(essential).toBeChecked();
      await expect(essential).toHaveAttribute('aria-disabled', 'true');
      await expect(dialog.getByText(texts.alwaysOn, { exact: true })).toBeVisible();
      await essential.focus();
      await page.keyboard.press('Space');
      await expect(essential).toBeChecked();
      await expectStored(page, 'essential');
    },
  );
}

const texts = consentTextsOf('en');

test('Escape leads from the preferences back to where one came from; closing stores nothing, lasts while one goes on to other pages, and ends with the next load [R74, R76, R133]', async ({
  page,
}) => {
  await open(page, PATH);
  const customize = page.getByRole('button', { name: texts.customize, exact: true });
  const close = preferences(page, texts).getByRole('button', { name: texts.close, exact: true });
  await customize.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await expect(banner(page, texts)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(preferences(page, texts)).toHaveCount(0);
  await expect(customize).toBeFocused();

  await preferencesButton(page, texts).click();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page, texts)).toBeVisible();
  await expect(preferencesButton(page, texts)).toBeFocused();
  await expectStored(page, null);

  await banner(page, texts).getByRole('button', { name: texts.close, exact: true }).click();
  await expectNeither(page, texts);
  await expect(page.getByRole('main')).toBeFocused();
  const main = page.getByRole('navigation', { name: 'Main', exact: true });
  await main.getByRole('link', { name: 'Challenge', exact: true }).click();
  await expect(page).toHaveURL('/tic-tac-toe-challenge');
  await expectNeither(page, texts);
  await expectStored(page, null);

  await page.reload();
  await expect(banner(page, texts)).toBeVisible();
  await customize.click();
  await close.click();
  await expectNeither(page, texts);
  await expectStored(page, null);
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'focus that is elsewhere stays there when another window chooses [X5]',
  { tag: '@sweep' },
  async ({ page, context }) => {
    await open(page, PATH);
    const other = await context.newPage();
    await open(other, PATH);
    await expect(banner(page, texts)).toBeVisible();
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    await other.getByRole('button', { name: texts.acceptAll, exact: true }).click();
    await expectNeither(page, texts);
    await expect(link).toBeFocused();

    await preferencesButton(page, texts).click();
    await expect(figuresSwitch(page, texts)).toBeChecked();
    await preferencesButton(other, texts).click();
    await other.getByRole('button', { name: texts.rejectAll, exact: true }).click();
    await expect(figuresSwitch(page, texts)).not.toBeChecked();
    await expect(preferences(page, texts).getByRole('status')).toHaveText(texts.savedRejected);
  },
);

test('where nothing can be stored an answer lasts as long as the page [R84, X2]', async ({
  page,
  faults,
}) => {
  faults.expect(/^warning: Nothing can be stored/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await open(page, PATH);
  await page.getByRole('button', { name: texts.acceptAll, exact: true }).click();
  await expectNeither(page, texts);
  await preferencesButton(page, texts).click();
  await expect(figuresSwitch(page, texts)).toBeChecked();
});

/** As a visitor who has cleared what is stored. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await becomesAlive(page);
}

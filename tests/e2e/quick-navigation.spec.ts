import type { Page } from '@playwright/test';
import { homeTextsOf, QUICK_ENTRIES, quickNavigation } from '../support/home.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../support/languages.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = homeTextsOf(code);

  test(`${code}: in a wide window six links jump to their sections and mark the one in view`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, pathIn(code, '/'));
    const links = quickNavigation(page, texts).getByRole('link');
    await expect(links).toHaveCount(QUICK_ENTRIES.length);
    await expect(quickNavigation(page, texts).getByRole('button')).toHaveCount(0);
    for (const [entry, id] of QUICK_ENTRIES) {
      const link = quickNavigation(page, texts).getByRole('link', {
        name: texts[entry],
        exact: true,
      });
      await link.click();
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page).toHaveURL(`${pathIn(code, '/')}#${id}`);
    }
    await links.first().click();
    await expectCurrent(page, texts.playGame);
  });

  test(`${code}: on a phone a button opens the sheet; a jump, Escape and a tap outside close it`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, pathIn(code, '/'));
    const navigation = quickNavigation(page, texts);
    const toggle = navigation.getByRole('button', { name: texts.quickNavigation, exact: true });
    const links = navigation.getByRole('link');
    await goTo(page, 'features');
    await expect(links).toHaveCount(0);

    await toggle.click();
    await expect(links).toHaveText(QUICK_ENTRIES.map(([entry]) => texts[entry]));
    await navigation.getByRole('link', { name: texts.faq, exact: true }).click();
    await expect(links).toHaveCount(0);
    await expect(page.locator('#faq')).toBeFocused();
    await expect(page.locator('#faq')).toBeInViewport();

    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(toggle).toBeFocused();

    await toggle.click();
    await expect(links.first()).toBeVisible();
    await page.mouse.click(PHONE.width / 2, 8);
    await expect(links).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });
}

test('the section in view is marked, between sections none, at the end the last', async ({
  page,
}) => {
  const texts = homeTextsOf('en');
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  for (const [entry, id] of QUICK_ENTRIES) {
    await goTo(page, id);
    await expectCurrent(page, texts[entry]);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectCurrent(page, texts.moreGamesEntry);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.locator('#pirate-games').evaluate((panel) => panel.scrollIntoView());
  await expect(quickNavigation(page, texts).locator('[aria-current]')).toHaveCount(0);
});

test('the names are tooltips beside the icons, also on focus, and Escape hides them', async ({
  page,
}) => {
  const texts = homeTextsOf('en');
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  const link = quickNavigation(page, texts).getByRole('link', { name: texts.faq, exact: true });
  const tooltip = quickNavigation(page, texts).locator('[role="tooltip"]');
  await page.getByRole('button', { name: texts.newGame }).hover();
  await expectCurrent(page, texts.playGame);
  await link.hover();
  await expect(tooltip).toHaveText(texts.faq);
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(600, 500);
  await quickNavigation(page, texts).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText(texts.gameFeatures);
});

test('jumps glide, and under reduced motion they do not', async ({ page }) => {
  await open(page, '/');
  const glide = () => {
    document.documentElement.style.scrollBehavior = '';
    return getComputedStyle(document.documentElement).scrollBehavior;
  };
  expect(await page.evaluate(glide)).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(glide)).toBe('auto');
});

test('the button gives way to the game, and comes back for keyboard focus', async ({ page }) => {
  const texts = homeTextsOf('en');
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/');
  const toggle = quickNavigation(page, texts).getByRole('button');
  const corner = quickNavigation(page, texts).locator('> span');
  await expect(corner).toHaveCSS('opacity', '0');
  await expect(corner).toHaveCSS('pointer-events', 'none');

  await goTo(page, 'features');
  await expect(corner).toHaveCSS('opacity', '1');
  await goTo(page, 'game');
  await expect(corner).toHaveCSS('opacity', '0');
  await expect(corner).toHaveCSS('pointer-events', 'none');
  await toggle.focus();
  await expect(corner).toHaveCSS('opacity', '1');
});

test('its script comes with the first sign of a person, not before', async ({ page }) => {
  const texts = homeTextsOf('en');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.addInitScript(forgetActivation);
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  const own = () => sent.filter((url) => /quick-navigation.*\.js$/.test(url)).length;
  expect(own()).toBe(0);
  await page.mouse.move(0, 0);
  expect(own()).toBe(0);
  await page.getByRole('button', { name: texts.newGame }).hover();
  await expect.poll(own).toBe(1);
  await expectCurrent(page, texts.playGame);
});

test('when its script cannot be fetched the links lead on', async ({ page, faults }) => {
  const texts = homeTextsOf('en');
  faults.expect(/Failed to load resource/);
  await page.route('**/quick-navigation*.js', (route) => route.abort());
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  await quickNavigation(page, texts).getByRole('link', { name: texts.faq, exact: true }).click();
  await expect(page.locator('#faq')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
});

/** Looking for an element counts as a person's doing for the browser under test. */
function forgetActivation(): void {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
}

async function goTo(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
}

async function expectCurrent(page: Page, name: string): Promise<void> {
  await expect(
    page.getByRole('link', { name, exact: true }).and(page.locator('nav a')),
  ).toHaveAttribute('aria-current', 'location');
}

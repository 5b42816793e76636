import type { Page } from '@playwright/test';
import { homeTextsOf, quickNavigation } from '../../../support/home.ts';
import { open, settle } from '../../../support/page.ts';
import { choose, expectMarked, goTo } from '../../../support/quick-navigation.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { expect, test } from '../../../support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const texts = homeTextsOf('en');

/** Each begins with a load. */
const OF_ITS_SCRIPT: Rules = {
  'it comes with the first sign of a person, not before': async (page) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await open(page, '/');
    const own = () => sent.filter((url) => /quick-navigation.*\.js$/.test(url)).length;
    expect(own()).toBe(0);
    await page.mouse.move(0, 0);
    expect(own()).toBe(0);
    await page.getByRole('button', { name: texts.newGame }).hover();
    await expect.poll(own).toBe(1);
    await goTo(page, 'faq');
    await expectMarked(page, texts, texts.faq, 'once it is there');
  },
  'the first key pressed on one of its links brings it too': async (page) => {
    await open(page, '/');
    await settle(page);
    const links = quickNavigation(page, texts).getByRole('link');
    await links.first().focus();
    const script = page.waitForResponse(/quick-navigation[^/]*\.js$/);
    await page.keyboard.press('Tab');
    await script;
    await expect(links.nth(1)).toBeFocused();
  },
  'when it cannot be fetched the links lead on, and the sheet closes behind them [X16]': async (
    page,
  ) => {
    await page.route('**/quick-navigation*.js', (route) => route.abort());
    await page.setViewportSize(PHONE);
    await open(page, '/');
    await choose(page, texts, texts.faq);
    await expect(page.locator('#faq')).toBeInViewport();
    await expect(quickNavigation(page, texts).getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
    await page.unroute('**/quick-navigation*.js');
  },
  'in a browser that observes neither sizes nor sections it marks them all the same [X27]': async (
    page,
  ) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'ResizeObserver');
      Reflect.deleteProperty(window, 'IntersectionObserver');
    });
    await open(page, '/');
    await choose(page, texts, texts.playerReviews);
    await expectMarked(page, texts, texts.playerReviews, 'chosen');
  },
};

test('the script of the quick navigation, one load after the other', async ({ page, faults }) => {
  faults.expect(/^error: Failed to load resource: net::ERR_FAILED/);
  await page.addInitScript(forgetActivation);
  await page.setViewportSize(DESKTOP);
  await tryRules(page, leave, OF_ITS_SCRIPT);
});

/** So that the next address of the same page is loaded, not scrolled to. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** The browser under test takes looking for an element for a person's activity. */
function forgetActivation(): void {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
}

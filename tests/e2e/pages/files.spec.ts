import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PROJECT_FILES } from '#content/project-files.ts';
import { expectNoFindings, expectNoSidewaysScroll } from '../../support/axe.ts';
import { sharingWidth } from '../../support/cover.ts';
import { board, button, turnBanner } from '../../support/game.ts';
import { fill, EXAMINED_LANGUAGES, pathIn, textsOf, translated } from '../../support/languages.ts';
import { expectWhollyInWindow, open } from '../../support/page.ts';
import { denyClipboard, pastedText } from '../../support/clipboard.ts';
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const ENGLISH = {
  title: 'Project files',
  viewFiles: 'View Project Files',
  copy: 'Copy {name}',
  copied: 'Copied!',
  copiedLine: '{fileName} is on your clipboard.',
  notCopied: 'Not copied',
  notCopiedLine: 'Your browser did not allow it. The text is open and selected: copy it by hand.',
  read: 'Read the text',
  tip: 'Tip: keep your site in sync with GitHub',
  purpose: 'How the code is formatted.',
} as const;

/** One in each language, with everything that has a colour. */
const SAMPLE_FILES = ['src/site/site.ts', 'tsconfig.json', '.ci/run'];

/** With forced colours axe cannot tell the colours: the sweep examines what is shown then. */
const MEDIA = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'dark', contrast: 'more' },
  ...(IS_SWEEP ? [{ colorScheme: 'light', contrast: null, forcedColors: 'active' } as const] : []),
] as const;

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
/** Windows, low ones among them; the link shows words from 1100 px on, else an icon. */
const FLOATING = [
  { width: 720, height: 1024 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 844, height: 390 },
  { width: 1100, height: 559 },
  { width: 1100, height: 600 },
  { width: 1320, height: 500 },
  { width: 1440, height: 900 },
] as const;
/** A hidden file, whose leading dot must not move in right-to-left text. */
const HIDDEN_FILE = '.oxfmtrc.json';

for (const { code } of EXAMINED_LANGUAGES) {
  const words = translated(code, ENGLISH);
  const texts = textsOf(code);

  test(
    `${code}: every file stands there as on the disk, also on a visit by link; axe finds nothing by day and night and in more contrast [R19, R82, R132]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await open(page, pathIn(code, '/files'));
      await expectFilesOfDisk(page);

      await page.goto('about:blank');
      await open(page, pathIn(code, '/contact'));
      const scripts = recordScripts(page);
      await page
        .getByRole('navigation', { name: texts.footer })
        .getByRole('link', { name: words.title })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expectFilesOfDisk(page);
      expect((await scripts()).filter((script) => script.includes('"devDependencies"'))).toEqual(
        [],
      );

      await page.goBack();
      await page.goForward();
      await expectFilesOfDisk(page);

      await page.setViewportSize(PHONE);
      // The others look the same, and axe is slow.
      await setOpen(page.locator('details'), false);
      for (const name of SAMPLE_FILES) await setOpen(fileCard(page, name).locator('details'), true);
      for (const media of MEDIA) {
        await page.emulateMedia(media);
        const isRecoloured = !IS_SWEEP && media !== MEDIA[0];
        await expectNoFindings(page, JSON.stringify(media), { isRecoloured });
      }
    },
  );

  test(
    `${code}: a file says what it is for, opens by keyboard, and is copied to the letter; what could not be copied is told, opened and selected; at 320 px nothing is wider than the window, and texts run from left to right [R19, X43]`,
    inSweepUnless(code === 'ar'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await open(page, pathIn(code, '/files'));
      const card = fileCard(page, HIDDEN_FILE);
      await expect(card.getByText(words.purpose)).toBeVisible();

      const copy = card.getByRole('button', {
        name: fill(words.copy, { name: HIDDEN_FILE }),
        exact: true,
      });
      await copy.focus();
      await page.keyboard.press('Enter');
      const toast = notifications(page, texts.notifications).getByRole('status');
      await expect(toast).toContainText(words.copied);
      await expect(toast).toContainText(
        fill(words.copiedLine, { fileName: `\u2066${HIDDEN_FILE}\u2069` }),
      );
      await expect(copy).toBeFocused();

      await expect(textOf(card)).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(card.locator('summary')).toBeFocused();
      await expect(card.locator('summary')).toHaveText(words.read);
      await page.keyboard.press('Enter');
      await expect(textOf(card)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(textOf(card)).toBeHidden();
      expect(await pastedText(page)).toBe(onDisk(HIDDEN_FILE));

      await denyClipboard(context);
      await copy.click();
      const alert = notifications(page, texts.notifications).getByRole('alert');
      await expect(alert).toContainText(words.notCopied);
      await expect(alert).toContainText(words.notCopiedLine);
      await expect(textOf(card)).toBeVisible();
      // The selection is what is seen: the last line's line break is not.
      const selected = await page.evaluate(() => String(getSelection()));
      expect(selected.trimEnd()).toBe(onDisk(HIDDEN_FILE).trimEnd());

      await page.setViewportSize(NARROW);
      await setOpen(page.locator('details'), false);
      await expectNoSidewaysScroll(page, 'closed');
      await setOpen(page.locator('details'), true);
      await expectNoSidewaysScroll(page, 'open');
      const directions = await page
        .locator('article pre')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
      expect(directions).toEqual(PROJECT_FILES.map(() => 'ltr'));
      await expect(page.getByRole('heading', { name: words.tip, level: 2 })).toBeVisible();
    },
  );

  test(
    `${code}: the way to the files floats over the home page from 720 px on, beside the game and its controls at any scroll position; in narrower windows it stands in the menu, and never in both [R10]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await open(page, pathIn(code, '/'));
      const floating = page.getByRole('main').getByRole('link', { name: words.viewFiles });
      // In a wide window these links stand beside Play Now and scroll away with the page.
      const links = page.getByRole('navigation', { name: texts.moreGames, exact: true });
      const game = turnBanner(page, texts)
        .or(board(page, texts))
        .or(button(page, texts.newGame))
        .or(button(page, texts.resetScores));
      await expect(game).toHaveCount(4);
      for (const size of FLOATING) {
        await page.setViewportSize(size);
        await expectWhollyInWindow(floating);
        const parts = size.width < 1100 ? game.or(links) : game;
        const state = `${size.width}×${size.height}`;
        expect(await sharingWidth(floating, parts), state).toEqual([]);
      }
      await floating.click();
      await expect(page).toHaveURL(pathIn(code, '/files'));
      await page.goBack();

      const link = page.getByRole('link', { name: words.viewFiles });
      for (const width of [320, 719, 720, 767]) {
        await page.setViewportSize({ width, height: PHONE.height });
        await expect(link, `${width} px, menu closed`).toHaveCount(width < 720 ? 0 : 1);
        await button(page, texts.menu).click();
        await expect(link, `${width} px, menu open`).toHaveCount(1);
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize(PHONE);
      await button(page, texts.menu).click();
      await link.click();
      await expect(page).toHaveURL(pathIn(code, '/files'));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}

test('without script the files can be opened and read [R128, X30]', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/files');
  const card = fileCard(page, 'package.json');
  await expect(card.getByRole('button')).toHaveCount(0);
  await card.locator('summary').click();
  await expect(textOf(card)).toBeVisible();
  await page.close();
});

async function expectFilesOfDisk(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(PROJECT_FILES.length);
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => ['h2', 'pre'].map((part) => card.querySelector(part)?.textContent)),
  );
  expect(shown).toEqual(PROJECT_FILES.map((name) => [name, onDisk(name)]));
}

function onDisk(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../..', name), 'utf8');
}

function fileCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

function textOf(card: Locator): Locator {
  return card.locator('pre');
}

function notifications(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function setOpen(details: Locator, isOpen: boolean): Promise<void> {
  await details.evaluateAll((all, value) => {
    for (const one of all) one.toggleAttribute('open', value);
  }, isOpen);
}

/** Records the scripts that are fetched; the returned function gives their texts. */
function recordScripts(page: Page): () => Promise<readonly string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  return () => Promise.all(texts);
}

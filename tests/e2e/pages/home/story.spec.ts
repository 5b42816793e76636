import type { Page } from '@playwright/test';
import { homeTextsOf, revealed, STORY_IDS } from '../../../support/home.ts';
import { EXAMINED_LANGUAGES, LANGUAGES, pathIn } from '../../../support/languages.ts';
import { open } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, requestTest, test } from '../../../support/test.ts';

const SUPPORT_PATHS = ['/privacy-policy', '/terms-of-service', '/contact'] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = homeTextsOf(code);
  const home = pathIn(code, '/');

  test(
    `${code}: the story is whole on arrival from another page: its sections, six features, three tips, the questions, reviews, games to come, and all texts when printed; it is there again after going back; its closing call leads to the board and to the crew, without a full load [R6, R7, R11, R12, R28, R29, R30, R129]`,
    inSweepUnless(code === 'en'),
    async ({ page, context }) => {
      await open(page, pathIn(code, '/pirate-ship-battle'));
      await markDocument(page);
      const main = page.getByRole('navigation', { name: texts.main, exact: true });
      await main.getByRole('link', { name: texts.home, exact: true }).click();
      await expect(page.locator('#features')).toHaveCount(1);

      await test.step('sections follow each other, each id once, and headings skip no level', async () => {
        const { ids, levels } = await page.evaluate(() => ({
          ids: [...document.querySelectorAll('[data-served] [id]')].map(({ id }) => id),
          levels: [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
            Number(tagName.slice(1)),
          ),
        }));
        expect(ids.filter((id) => !id.endsWith('-heading'))).toEqual(STORY_IDS);
        expect(new Set(ids).size).toBe(ids.length);
        expect(levels[0]).toBe(1);
        expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
        await expect(page.locator('#game-info > * #ancient-games')).toHaveCount(1);
        await expect(page.locator('#game-info #reviews')).toHaveCount(0);
        await expect(
          page.locator('#strategy-guide > #tips, #strategy-guide #game-tips'),
        ).toHaveCount(2);
        await expect(page.locator('[data-served] section').last()).toHaveAccessibleName(
          texts.setSail,
        );
      });

      await test.step('six features, of which the computer and the tournament are coming soon', async () => {
        const features = page.getByRole('region', { name: texts.aboard, exact: true });
        await expect(features.getByRole('heading', { level: 3 })).toHaveCount(6);
        for (const feature of await features.getByRole('listitem').all()) {
          await expect(feature.locator('img[data-phase]')).toHaveCount(1);
          await expect(feature.getByRole('paragraph'), 'text and badge').toHaveText([/\S/, /\S/]);
        }
        const coming = features.getByRole('listitem').filter({ hasText: texts.comingSoonThere });
        await expect(coming.getByRole('heading')).toHaveText([
          texts.computerCaptain,
          texts.tournaments,
        ]);
      });

      await test.step('three tips from beginner to advanced, each with a described board', async () => {
        const tips = page.getByRole('region', { name: texts.strategyTips, exact: true });
        const levels = [texts.beginner, texts.intermediate, texts.advanced];
        await expect(tips.getByRole('listitem')).toHaveCount(levels.length);
        for (const [index, level] of levels.entries()) {
          const tip = tips.getByRole('listitem').nth(index);
          await expect(tip.getByText(level, { exact: true })).toBeVisible();
          await expect(tip.getByRole('img')).toHaveAccessibleName(/.+/);
        }
      });

      await test.step('reviews are labelled as illustrations, games to come have a drawing, unfold what is known of them and cannot be pressed', async () => {
        const reviews = page.getByRole('region', { name: texts.logbook, exact: true });
        await expect(reviews.getByText(texts.samples, { exact: true })).toBeVisible();
        await expect(reviews.getByRole('blockquote')).toHaveCount(3);

        const related = page.getByRole('region', { name: texts.horizon, exact: true });
        await expect(related.getByRole('heading', { level: 3 })).toHaveText([
          texts.connectFourPirates,
          texts.pirateChess,
          texts.mapSudoku,
          texts.memoryMatch,
        ]);
        const cards = related.locator('ul > li:has(h3)');
        for (const card of await cards.all()) {
          await expect(card.getByText(texts.comingSoon, { exact: true })).toBeVisible();
          await expect(card.locator('img[data-phase]')).toHaveCount(1);
          await expect(card.getByRole('term')).toHaveCount(0);
          await card.locator('summary', { hasText: texts.details }).press('Enter');
          await expect(card.getByRole('paragraph'), 'badge and description').toHaveText([
            /\S/,
            /\S/,
          ]);
          await expect(card.getByRole('term')).toHaveText([
            texts.category,
            texts.players,
            texts.duration,
            texts.rating,
          ]);
          const notify = card.getByRole('button', { name: texts.notifyMe, exact: true });
          await expect(notify).toBeDisabled();
        }
      });

      const guide = revealed(page, texts.readGuide);
      await test.step('printed, every text is open', async () => {
        await expect(guide.getByRole('heading')).toHaveCount(0);
        await page.emulateMedia({ media: 'print' });
        await expect(guide.getByRole('heading').first()).toBeVisible();
        await page.emulateMedia({ media: null });
        await expect(guide.getByRole('heading')).toHaveCount(0);
      });

      await test.step('questions and long texts open by keyboard', async () => {
        const questions = page.locator('#faq');
        await expect(questions.locator('summary')).toHaveText([
          texts.isFree,
          texts.onPhone,
          texts.download,
        ]);
        const answer = questions.getByText(texts.onPhoneAnswer);
        await expect(answer).not.toBeVisible();
        await questions.locator('summary', { hasText: texts.onPhone }).press('Enter');
        await expect(answer).toBeVisible();
        await guide.locator('summary').press('Space');
        await expect(guide.getByRole('heading', { level: 4 }).first()).toBeVisible();
      });

      await test.step('a link of the story with a modifier key is the browser’s', async () => {
        const opened = context.waitForEvent('page');
        const join = page.getByRole('link', { name: texts.join, exact: true });
        await join.click({ modifiers: ['ControlOrMeta'] });
        await (await opened).waitForURL(pathIn(code, '/contact'));
        await expect(page).toHaveURL(home);
        await (await opened).close();
      });

      const challenge = page.locator(
        `#strategy-guide a[href="${pathIn(code, '/tic-tac-toe-challenge')}"]`,
      );
      await challenge.click();
      await expect(page).toHaveURL(pathIn(code, '/tic-tac-toe-challenge'));
      await page.goBack();
      await expect(page.locator('#features')).toHaveCount(1);
      await expect(page.locator('#related')).toHaveCount(1);

      const call = page.getByRole('region', { name: texts.setSail, exact: true });
      await call.getByRole('link', { name: texts.playNow, exact: true }).click();
      await expect(page.locator('#game')).toBeFocused();
      await expect(page.locator('#game')).toBeInViewport();
      await call.getByRole('link', { name: texts.join, exact: true }).click();
      await expect(page).toHaveURL(pathIn(code, '/contact'));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page.locator('#related')).toBeVisible();

      const support = page.getByRole('navigation', { name: texts.support, exact: true });
      await expect(support.getByRole('link')).toHaveText([
        texts.privacy,
        texts.terms,
        texts.contact,
      ]);
      for (const [index, path] of SUPPORT_PATHS.entries()) {
        await expect(support.getByRole('link').nth(index)).toHaveAttribute(
          'href',
          pathIn(code, path),
        );
      }
      await support.getByRole('link', { name: texts.privacy }).click();
      await expect(page).toHaveURL(pathIn(code, '/privacy-policy'));
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

requestTest(
  'every anchor of the home page is there in every language [R21]',
  async ({ request }) => {
    for (const { code } of LANGUAGES) {
      const html = await (await request.get(pathIn(code, '/'))).text();
      for (const id of ['game-section', 'game', ...STORY_IDS]) {
        expect(html, code).toContain(` id="${id}"`);
      }
    }
  },
);

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-first'));
}

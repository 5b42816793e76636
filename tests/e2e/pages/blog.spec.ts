import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../support/axe.ts';
import {
  EXAMINED_LANGUAGES,
  pathIn,
  textsOf,
  translated,
  type LanguageCode,
} from '../../support/languages.ts';
import { hold } from '../../support/entry.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const ENGLISH = {
  readMore: 'Read More',
  readLess: 'Read Less',
  backToHome: 'Back to Home',
  byCrew: 'By the crew',
  strategy: 'Strategy',
  education: 'Education',
  history: 'History',
  openings: 'Five opening lessons every captain should know',
  teaching: 'Teaching tic-tac-toe to young sailors',
  paving: 'From Roman paving stones to your phone',
  fork: 'The fork: winning before they notice',
  openingsExcerpt: 'Where the first move goes, and what each reply gives away.',
  teachingExcerpt: 'Turn-taking, patience and a first taste of thinking ahead.',
  pavingExcerpt: 'What is known about three in a row, and what is only legend.',
  forkExcerpt: 'Two threats, one move, no answer. How to build it.',
} as const;

type Words = Readonly<Record<keyof typeof ENGLISH, string>>;

/** The articles in page order, with their days and the anchors of their addresses. */
const ARTICLES = [
  {
    title: 'openings',
    slug: 'five-openings-every-captain-should-know',
    category: 'strategy',
    date: '2025-10-01',
  },
  {
    title: 'teaching',
    slug: 'teaching-tic-tac-toe-to-young-sailors',
    category: 'education',
    date: '2025-09-28',
  },
  {
    title: 'paving',
    slug: 'from-roman-paving-stones-to-your-phone',
    category: 'history',
    date: '2025-09-24',
  },
  {
    title: 'fork',
    slug: 'the-fork-winning-before-they-notice',
    category: 'strategy',
    date: '2025-09-20',
  },
] as const;

/** The others are opened by an address that changes on the page; the sweep loads them too. */
const ARTICLES_OPENED_BY_LOAD = IS_SWEEP ? ARTICLES : [ARTICLES[1], ARTICLES[2]];

const FIRST_DATE: Partial<Record<LanguageCode, string>> = {
  en: 'October 1, 2025',
  ar: '1 أكتوبر 2025',
};

for (const { code } of EXAMINED_LANGUAGES) {
  const words = translated(code, ENGLISH);

  test(
    `${code}: four articles tell what they are about, who wrote them, when, and how long they take; each opens in its place by keyboard and closes again, without a link; opened, it moves no other; printed, it stands alone [R16, R40, R108, R129]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, pathIn(code, '/blog'));
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(ARTICLES.length);
      for (const [index, { title, category, date }] of ARTICLES.entries()) {
        const card = cards.nth(index);
        await expect(card).toHaveAccessibleName(words[title]);
        await expect(card.getByText(words[category], { exact: true })).toBeVisible();
        await expect(card.getByText(words[`${title}Excerpt`], { exact: true })).toBeVisible();
        await expect(card.getByText(words.byCrew, { exact: true })).toBeVisible();
        await expect(card.getByText(/\b[4-9]\b/).last()).toBeVisible();
        await expect(card.locator('time')).toHaveAttribute('datetime', date);
        await expect(more(card, words.readMore)).toHaveAttribute('aria-expanded', 'false');
      }
      await expect(cards.first().locator('time')).toHaveText(FIRST_DATE[code] ?? /\d{4}/);

      for (const { title } of ARTICLES) {
        const card = page.getByRole('article', { name: words[title], exact: true });
        await expect(text(card)).toBeHidden();
        await more(card, words.readMore).focus();
        await page.keyboard.press('Enter');
        await expect(text(card)).toBeVisible();
        await expect(more(card, words.readLess)).toBeFocused();
        await expect(more(card, words.readLess)).toHaveAttribute('aria-expanded', 'true');
        expect((await text(card).innerText()).length).toBeGreaterThan(1000);
        await page.keyboard.press('Space');
        await expect(text(card)).toBeHidden();
        await expect(more(card, words.readMore)).toBeFocused();
      }
      await expect(page).toHaveURL(pathIn(code, '/blog'));

      // Where the button's two names differ more in length, the line it ends may break anew.
      if (code === 'en') {
        await test.step('a text opens across both columns, in line with the titles of the first; no card moves sideways, and the pressed button stays where it is', () =>
          expectStillColumns(page, words));
      }
      await test.step('printed, an open article stands alone', () =>
        expectPrintedAlone(page, words));
    },
  );

  test(
    `${code}: an address that names an article shows it open, before the application is there; nothing moves when it comes, and the article closes like any other [R40]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      for (const { title, slug } of ARTICLES_OPENED_BY_LOAD) {
        await page.goto('about:blank');
        const letThrough = await hold(page, /\/application-/);
        await page.goto(pathIn(code, `/blog#${slug}`), { waitUntil: 'commit' });
        const card = page.getByRole('article', { name: words[title], exact: true });
        await expect(text(card)).toBeVisible();
        await expectAtTop(card);
        const before = await card.boundingBox();
        letThrough();
        await becomesAlive(page);
        await expect(more(card, words.readLess)).toHaveAttribute('aria-expanded', 'true');
        expect(await card.boundingBox()).toEqual(before);
        await expect(page.getByRole('button', { name: words.readLess, exact: true })).toHaveCount(
          1,
        );
        await more(card, words.readLess).click();
        await expect(text(card)).toBeHidden();
      }
    },
  );

  test(
    `${code}: axe finds nothing, and nothing is wider than a phone, with an article open [R132]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await open(page, pathIn(code, '/blog'));
      const card = page.getByRole('article').first();
      await more(card, words.readMore).click();
      await expect(text(card)).toBeVisible();
      await expectNoFindings(page, 'open');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoFindings(page, 'open by night', { isRecoloured: !IS_SWEEP });
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page, `${width} px`);
      }
    },
  );

  test(
    `${code}: the blog is reached from the header; an article is opened by each new address that names it, and by going back to one [R16]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const texts = textsOf(code);
      const [openings, teaching, , fork] = ARTICLES;
      const cardOf = (title: keyof typeof words) =>
        page.getByRole('article', { name: words[title], exact: true });
      const name = (slug: string) =>
        page.evaluate((anchor) => {
          location.hash = anchor;
        }, slug);
      await open(page, pathIn(code, '/ultimate-tic-tac-toe'));
      const { blog } = translated(code, { blog: 'Blog' });
      const main = page.getByRole('navigation', { name: texts.main });
      await main.getByRole('link', { name: blog, exact: true }).click();
      await expect(page).toHaveURL(pathIn(code, '/blog'));
      await name(fork.slug);
      await expect(text(cardOf('fork'))).toBeVisible();
      await expect(text(cardOf('fork')).getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expectAtTop(cardOf('fork'));
      await name(teaching.slug);
      await expect(text(cardOf('teaching'))).toBeVisible();
      await expectAtTop(cardOf('teaching'));
      await expect(text(cardOf('fork')), 'what one has opened stays').toBeVisible();

      await more(cardOf('fork'), words.readLess).click();
      await page.goBack();
      await expect(text(cardOf('fork'))).toBeVisible();
      await expect(text(cardOf(openings.title))).toBeHidden();

      await page.getByRole('link', { name: words.backToHome, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
      await page.goBack();
      await expect(text(cardOf('fork')), 'after another page').toBeVisible();
      await expect(text(cardOf('teaching'))).toBeHidden();

      await name('no-such-article');
      await expect(text(cardOf('teaching'))).toBeHidden();
    },
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every article stands open, and no button does nothing [R128, X30]', async ({
    page,
  }: {
    page: Page;
  }) => {
    await page.goto('/blog');
    for (const card of await page.getByRole('article').all()) {
      await expect(text(card)).toBeVisible();
      await expect(card.getByRole('button')).toBeHidden();
    }
  });
});

/** Asserts what opening and closing articles moves on a desktop. */
async function expectStillColumns(page: Page, words: Words): Promise<void> {
  const cards = page.getByRole('article');
  const places = () => cards.locator('h2').evaluateAll(placesOf);
  await page.evaluate(() => scrollTo(0, 0));
  const closed = await places();
  expect(closed[0]?.top).toBe(closed[1]?.top);
  for (const index of [0, 1]) {
    const card = cards.nth(index);
    const [before] = await more(card, words.readMore).evaluateAll(placesOf);
    await more(card, words.readMore).press('Enter');
    const [after] = await more(card, words.readLess).evaluateAll(placesOf);
    expect(after).toEqual(before);
    const opened = await places();
    expect(opened.slice(0, 2)).toEqual(closed.slice(0, 2));
    expect(opened.map(({ start }) => start)).toEqual(closed.map(({ start }) => start));
    const [shown] = await text(card).evaluateAll(placesOf);
    expect(shown?.start).toBe(closed[0]?.start);
    expect(opened[2]?.top).toBeGreaterThan(shown?.bottom ?? Infinity);
    await more(card, words.readLess).press('Enter');
    expect(await places()).toEqual(closed);
  }

  // Of two open ones the second has its text further down, and keeps its own outline.
  const outline = () => cards.nth(1).evaluate(outlineOfHead);
  const whole = await outline();
  for (const index of [0, 1]) await more(cards.nth(index), words.readMore).press('Enter');
  expect((await places()).slice(0, 2)).toEqual(closed.slice(0, 2));
  expect(await outline()).toEqual(whole);
  const [first, second] = [
    await text(cards.nth(0)).boundingBox(),
    await text(cards.nth(1)).boundingBox(),
  ];
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  for (const index of [0, 1]) await more(cards.nth(index), words.readLess).press('Enter');
}

async function expectPrintedAlone(page: Page, words: Words): Promise<void> {
  const teaching = page.getByRole('article', { name: words.teaching, exact: true });
  await more(teaching, words.readMore).click();
  await expect(text(teaching)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(text(teaching)).toBeVisible();
  await expect(page.getByRole('article', { name: words.fork, exact: true })).toBeHidden();
  await expect(more(teaching, words.readLess)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
}

/** Asserts that an element is at the top of the window, or that the page is scrolled to its end. */
async function expectAtTop(element: Locator): Promise<void> {
  const distance = () =>
    element.evaluate((it) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollY + clientHeight >= scrollHeight - 1;
      return isAtEnd ? 0 : it.getBoundingClientRect().top;
    });
  await expect.poll(distance, 'px below the top of the window').toBeLessThanOrEqual(32);
  expect(await distance()).toBeGreaterThanOrEqual(0);
  await expect(element).toBeInViewport();
}

function more(card: Locator, name: string): Locator {
  return card.getByRole('button', { name, exact: true });
}

function text(card: Locator): Locator {
  return card.locator('[data-served]');
}

/** Runs in the page: where elements begin, in the direction of their text, and end. */
function placesOf(elements: readonly Element[]) {
  return elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isReversed = getComputedStyle(element).direction === 'rtl';
    return { start: isReversed ? right : left, top, bottom };
  });
}

/** Runs in the page: the lower edge of a card and of its drawing's ground. */
function outlineOfHead(card: Element): readonly unknown[] {
  const head = card.firstElementChild;
  if (head === null) return [];
  const { boxShadow, borderEndStartRadius, borderEndEndRadius } = getComputedStyle(head);
  return [head.getBoundingClientRect().height, boxShadow, borderEndStartRadius, borderEndEndRadius];
}

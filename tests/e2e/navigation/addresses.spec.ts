import { holdEntry } from '../../support/entry.ts';
import { textsOf } from '../../support/languages.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { gamePageIn } from '../../support/pages.ts';
import { IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** Other addresses at which hosts answer with a page, and the page's own; the sweep tries those that are like another. */
const ADDRESSES = [
  { asked: '/index.html?seed=7#faq', own: '/?seed=7#faq', game: 'classic' },
  ...(IS_SWEEP ? ([{ asked: '/index', own: '/', game: 'classic' }] as const) : []),
  { asked: '//', own: '/', game: 'classic' },
  { asked: '/pirate-ship-battle.html', own: '/pirate-ship-battle', game: 'connect-four' },
  { asked: '/ultimate-tic-tac-toe/', own: '/ultimate-tic-tac-toe', game: 'ultimate' },
  { asked: '/%74reasure-hunt-memory', own: '/treasure-hunt-memory', game: 'memory' },
  ...(IS_SWEEP ? ([{ asked: '/ar.html', own: '/ar', game: 'classic' }] as const) : []),
  {
    asked: '/ar/tic-tac-toe-challenge.html',
    own: '/ar/tic-tac-toe-challenge',
    game: 'puzzles',
  },
] as const;

test('a page comes alive at whatever address the host sent it, and puts the address right [X23]', async ({
  page,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  for (const [index, { asked, own, game }] of ADDRESSES.entries()) {
    const { headline } = gamePageIn(own.startsWith('/ar') ? 'ar' : 'en', game);
    expect(await open(page, origin + asked), asked).toBe(200);
    await expect(page, asked).toHaveURL(origin + own);
    await expect(page.getByRole('heading', { level: 1 }), asked).toHaveText(headline);
    // Links and Back work there as they do from anywhere else; one address stands for the others.
    if (index > 0 && !IS_SWEEP) continue;
    await page.locator('footer a[href$="/contact"]').click();
    await expect(page, asked).toHaveURL(/\/contact$/);
    await page.goBack();
    await expect(page, asked).toHaveURL(origin + own);
    await expect(page.getByRole('heading', { level: 1 }), asked).toHaveText(headline);
  }
});

test('a step back to another address of the page, from before it was alive, shows the page', async ({
  page,
}) => {
  const letThrough = await holdEntry(page);
  await page.goto('/index.html', { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: textsOf('en').playNow, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/index.html#game-section');
  letThrough();
  await becomesAlive(page);
  await expect(page).toHaveURL('/#game-section');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('en').homeHeadline);
});

test('Back shows a page where it was left, though the page in between is shorter [R183]', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  const contact = page.locator('footer a[href$="/contact"]');
  const [top] = await Promise.all([
    page.evaluate(() => scrollY),
    // A test's pointer would first scroll to the link.
    contact.dispatchEvent('click'),
  ]);
  expect(top).toBeGreaterThan(3000);
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('an address that leads nowhere stays as it was written, and one that only looks like a language is not found in English', async ({
  page,
  faults,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  for (const path of ['/nope.html?a=b#c', '//nope', '/arabic', '/%2F', '/blog%00']) {
    faults.expect(/^error: Failed to load resource: .*404/);
    faults.expect(/^error: No page at /);
    expect(await open(page, origin + path), path).toBe(404);
    await expect(page).toHaveURL(origin + path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
      textsOf('en').notFoundHeadline,
    );
  }
  await page.getByRole('link', { name: textsOf('en').returnHome, exact: true }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await becomesAlive(page);
});

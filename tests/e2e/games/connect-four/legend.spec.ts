import {
  ANSWER_DELAY_MS,
  discCount,
  dropByMouse,
  expectShip,
  LEGEND_BATTLE,
  legendLink,
  modeAt,
  SHIP_PATH,
  shipTextsOf,
} from '../../../support/connect-four.ts';
import { refuseWebAssembly } from '../../../support/policy.ts';
import { button, expectTurn } from '../../../support/game.ts';
import { pathIn, translated, type LanguageCode } from '../../../support/languages.ts';
import {
  liveTexts,
  open,
  openWithStillClock,
  recordAnnouncements,
  settle,
} from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const SOLVER = '**/solver.worker*';
const OPENINGS = '**/openings*';

const LEGEND_TEXTS = {
  refused:
    'AI Legend cannot play here: it needs WebAssembly, and this browser or this site does not allow it.',
  unreachable: 'AI Legend cannot be fetched now. Choose it again when you are online.',
  slow: 'AI Legend has no book of openings at hand, so the captain thinks longer.',
} as const;

function textsOf(code: LanguageCode) {
  return { ...shipTextsOf(code), ...translated(code, LEGEND_TEXTS) };
}

for (const code of ['en', 'ar'] as const) {
  const texts = textsOf(code);

  test(
    `${code}: AI Legend plays the best column after a second and not before, in a worker that alone may compile WebAssembly; nothing of it is fetched before [R173, R174]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      expect(fetched.filter((path) => /solver|wasm|openings/.test(path))).toEqual([]);

      const { notation, answer } = LEGEND_BATTLE;
      const answered = page.waitForResponse(SOLVER);
      await page.evaluate((link) => location.assign(link), pathIn(code, legendLink(notation)));
      await expect(modeAt(page, texts.legend)).toBeChecked();
      const policy = (await answered).headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      await expectTurn(page, texts, texts.treasureTurn, texts.thinking);
      await page.clock.runFor(ANSWER_DELAY_MS - 1);
      await settle(page);
      await expectShip(page, texts, notation);
      await page.clock.runFor(1);
      await expectShip(page, texts, notation + answer);
    },
  );
}

const texts = textsOf('en');

test('where perfect play is refused, AI Hard takes the seat, AI Legend cannot be chosen, a sentence says why, and the battle goes on [R175]', async ({
  page,
  faults,
}) => {
  // The worker is closed at once, at times before the browser has passed on what it reports.
  faults.allow(/wasm-eval|WebAssembly/);
  await refuseWebAssembly(page);
  await openWithStillClock(page, SHIP_PATH);
  await expect(page.getByText(texts.refused, { exact: true })).toHaveCount(0);
  await modeAt(page, texts.legend).click();
  await expect(modeAt(page, texts.hard)).toBeChecked();
  const legend = modeAt(page, texts.legend);
  await expect(legend).toHaveAttribute('aria-disabled', 'true');
  await expect(legend).toHaveAccessibleDescription(texts.refused);
  await expect(page.getByRole('alert')).toContainText(texts.refused);
  await legend.click({ force: true });
  await expect(modeAt(page, texts.hard)).toBeChecked();
  await dropByMouse(page, texts, '4');
  await page.clock.runFor(2 * ANSWER_DELAY_MS);
  await expect.poll(() => discCount(page, texts)).toBe(2);
});

test(
  'where AI Legend cannot be fetched, AI Hard takes the seat and a sentence says so; chosen again it comes and plays [R175]',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.route(SOLVER, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openWithStillClock(page, SHIP_PATH);
    await modeAt(page, texts.legend).click();
    await expect(modeAt(page, texts.hard)).toBeChecked();
    await expect(page.getByRole('alert')).toContainText(texts.unreachable);
    await expect(modeAt(page, texts.legend)).not.toHaveAttribute('aria-disabled');
    await page.unroute(SOLVER);
    await modeAt(page, texts.legend).click();
    await expect(modeAt(page, texts.legend)).toBeChecked();
    await dropByMouse(page, texts, '4');
    await page.clock.runFor(2 * ANSWER_DELAY_MS);
    await expect.poll(() => discCount(page, texts)).toBe(2);
  },
);

test(
  'where the solver cannot work, AI Hard plays on in a battle that came by a link, and takes the seat with the next one [R175]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(/No perfect play/);
    await page.route(SOLVER, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const { notation } = LEGEND_BATTLE;
    await open(page, legendLink(notation));
    await expect.poll(() => discCount(page, texts)).toBe(notation.length + 1);
    await expect(modeAt(page, texts.legend)).toBeChecked();
    await button(page, texts.newBattle).click();
    await expect.poll(() => discCount(page, texts)).toBe(0);
    await expect(modeAt(page, texts.hard)).toBeChecked();
  },
);

test(
  'a browser without WebAssembly says so at once; arrows pass AI Legend by without choosing it [R175]',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'WebAssembly');
    });
    await open(page, SHIP_PATH);
    const legend = modeAt(page, texts.legend);
    await expect(legend).toHaveAccessibleDescription(texts.refused);
    await modeAt(page, texts.hard).click();
    await page.keyboard.press('ArrowDown');
    await expect(legend).toBeFocused();
    await expect(modeAt(page, texts.hard)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(modeAt(page, texts.twoPlayers)).toBeChecked();
  },
);

test(
  'without the table of openings AI Legend plays all the same, and says that it thinks longer, once, to the ear too [R175]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(/The openings are not known/);
    await page.route(OPENINGS, (route) => route.abort());
    await recordAnnouncements(page);
    const { notation, answer } = LEGEND_BATTLE;
    await open(page, legendLink(notation));
    await expectShip(page, texts, notation + answer);
    await expect(page.getByRole('main').getByText(texts.slow, { exact: true })).toBeVisible();
    expect((await liveTexts(page)).filter((text) => text === texts.slow)).toHaveLength(1);
    await button(page, texts.newBattle).click();
    await modeAt(page, texts.easy).click();
    await expect(page.getByText(texts.slow, { exact: true })).toHaveCount(0);
  },
);

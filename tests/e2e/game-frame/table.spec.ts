import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe.ts';
import {
  ANSWER_DELAY_MS,
  columnAt,
  discCount,
  dropByMouse,
  dropQuickly,
  expectShip,
  landingMsOf,
  modeAt,
  seeEnd,
  SHIP_PATH,
  ship,
  shipTextsOf,
  SKULL_WIN,
} from '../../support/connect-four.ts';
import { board, button, cellAt, expectBoard, expectTurn, land } from '../../support/game.ts';
import {
  EXAMINED_LANGUAGES,
  otherThan,
  pathIn,
  textsOf,
  translated,
  type LanguageCode,
} from '../../support/languages.ts';
import {
  liveTexts,
  open,
  openWithStillClock,
  recordAnnouncements,
  settle,
  toasts,
} from '../../support/page.ts';
import { denyClipboard, pastedText } from '../../support/clipboard.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import {
  A_IS_WON,
  board as ultimateBoard,
  hasten,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';

const ENGLISH = {
  offer: 'Continue your battle?',
  proceed: 'Continue',
  decline: 'No, thanks',
  send: 'Send to a friend',
  dialog: 'Send this battle',
  link: 'Link',
  copy: 'Copy link',
  share: 'Share…',
  copied: 'Link copied!',
  notCopied: 'Not copied',
  code: 'The link as a QR code, for a phone at the table',
  damaged: 'This link does not hold a battle.',
} as const;

const tableTextsOf = (code: LanguageCode) => ({
  ...shipTextsOf(code),
  ...translated(code, ENGLISH),
});

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = tableTextsOf(code);
  const path = pathIn(code, SHIP_PATH);

  test(
    `${code}: a battle that was left is offered again, not put on the board unasked; Continue goes on with it, whose turn it is is told, and the computer plays its side [R155]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await openWithStillClock(page, path);
      await modeAt(page, texts.easy).click();
      await dropByMouse(page, texts, '4');
      await land(page, landingMsOf('4'));
      await settle(page);
      await page.clock.runFor(ANSWER_DELAY_MS);
      await expect.poll(() => discCount(page, texts)).toBe(2);
      await expect.poll(() => keptBattles(page)).toMatch(/\.easy\.\w+\.4\d\./u);
      const kept = await keptBattles(page);

      await recordAnnouncements(page);
      await openWithStillClock(page, path);
      const offer = page.getByRole('region', { name: texts.offer, exact: true });
      await expect(offer).toBeVisible();
      await expect(page.locator('body'), 'nothing takes the focus').toBeFocused();
      await expectShip(page, texts, '');
      await offer.getByRole('button', { name: texts.proceed, exact: true }).click();
      await expect(offer).toHaveCount(0);
      await expect(ship(page, texts).locator(':focus'), 'play goes on at the board').toHaveCount(1);
      await expect(modeAt(page, texts.easy)).toBeChecked();
      expect(await keptBattles(page)).toBe(kept);
      expect(await discCount(page, texts)).toBe(2);
      await expect.poll(() => liveTexts(page)).toEqual([texts.skullTurn]);
    },
  );

  test(
    `${code}: the dialog shows the battle as a link and a QR code, and copies it; whoever opens it in another language sees the last move and plays on [R156]`,
    inSweepUnless(code === 'ar'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await open(page, path);
      await dropByMouse(page, texts, '4453');
      await button(page, texts.send).click();
      const dialog = page.getByRole('dialog', { name: texts.dialog, exact: true });
      const copy = dialog.getByRole('button', { name: texts.copy, exact: true });
      await expect(copy).toBeFocused();
      await expectNoFindings(page, 'the dialog');
      await expect(dialog.getByRole('img', { name: texts.code, exact: true })).toBeVisible();
      await copy.click();
      await expect(toasts(page, texts.notifications)).toContainText(texts.copied);
      const link = await dialog
        .getByRole('textbox', { name: texts.link, exact: true })
        .inputValue();
      expect(await pastedText(page)).toBe(link);
      await page.keyboard.press('Escape');
      await expect(button(page, texts.send)).toBeFocused();

      const other = otherThan(code);
      const theirs = tableTextsOf(other.code);
      const friend = await context.newPage();
      await friend.goto(pathIn(other.code, SHIP_PATH) + new URL(link).hash);
      await expectShip(friend, theirs, '4453');
      await expect(friend, 'a reload does not begin there again').toHaveURL(
        pathIn(other.code, SHIP_PATH),
      );
      await expectTurn(friend, theirs, theirs.skullTurn, theirs.chooseSquare);
      await dropByMouse(friend, theirs, '4');
      await expectShip(friend, theirs, '44534');
    },
  );
}

const texts = tableTextsOf('en');
const offerOf = (page: Page): Locator =>
  page.getByRole('region', { name: texts.offer, exact: true });

test(
  'what one declines, ends or leaves by a new battle is not offered again; the first move takes the offer away [R155]',
  { tag: '@sweep' },
  async ({ page }) => {
    const leave = async (): Promise<void> => {
      await openWithStillClock(page, SHIP_PATH);
      await dropByMouse(page, texts, '44');
      await expect.poll(() => keptBattles(page)).toContain('two-players');
      await openWithStillClock(page, SHIP_PATH);
      await expect(offerOf(page)).toBeVisible();
    };
    const expectNoOffer = async (): Promise<void> => {
      await expect.poll(() => keptBattles(page)).not.toContain('connect-four');
      await openWithStillClock(page, SHIP_PATH);
      await dropByMouse(page, texts, '1');
      await expect(offerOf(page)).toHaveCount(0);
      await button(page, texts.newBattle).click();
    };

    await leave();
    await button(page, texts.decline).click();
    await expectNoOffer();

    await leave();
    await dropByMouse(page, texts, '3');
    await expect(offerOf(page), 'gone with the first move').toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expectShip(page, texts, '');
    await expect(offerOf(page), 'gone for good').toHaveCount(0);
    await dropByMouse(page, texts, '3');
    await button(page, texts.newBattle).click();
    await expect(offerOf(page), 'gone for good').toHaveCount(0);
    await expectNoOffer();

    await dropQuickly(page, texts, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    await expectNoOffer();
  },
);

test(
  'on a phone, where Ultimate has no grid between two moves, its board takes the focus of each answer that goes [R155]',
  { tag: '@sweep' },
  async ({ page }) => {
    const ultimate = ultimateTextsOf('en');
    const focused = ultimateBoard(page, ultimate).locator(':focus');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    await openWithStillClock(page, `${ULTIMATE_PATH}#b=damaged`);
    await page.getByRole('alert').getByRole('button').press('Enter');
    await expect(focused, 'New Battle, for a bad link').toHaveCount(1);

    await openWithStillClock(page, ULTIMATE_PATH);
    await hasten(page, ultimate, A_IS_WON);
    await expect.poll(() => keptBattles(page)).toContain('two-players');
    for (const answer of ['proceed', 'decline'] as const) {
      await openWithStillClock(page, ULTIMATE_PATH);
      await button(page, texts[answer]).press('Enter');
      await expect(offerOf(page)).toHaveCount(0);
      await expect(focused, answer).toHaveCount(1);
    }
  },
);

test('a battle that is stored by nobody we know is dropped, and the console says so [R155]', async ({
  page,
  faults,
}) => {
  faults.expect(/^warning: The unfinished battle of connect-four cannot be read, and is dropped\./);
  await page.addInitScript(() => {
    localStorage.setItem('pirateUnfinished', '{"connect-four":"1.easy.5.99.abc"}');
  });
  await open(page, SHIP_PATH);
  await expect.poll(() => keptBattles(page)).toBe('{}');
  await expect(offerOf(page)).toHaveCount(0);
  await dropByMouse(page, texts, '4');
  await expectShip(page, texts, '4');
});

test('tic-tac-toe is kept and sent too; a link brings its board into the window [R155, R156]', async ({
  page,
}) => {
  const home = textsOf('en');
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/#b=1.two-players.21i3v9.b2-a1-c3.ew3pkz');
  await expectBoard(page, home, { moves: [4, 0, 8] });
  await expect(board(page, home)).toBeInViewport({ ratio: 1 });
  await cellAt(page, home, 2).click();
  await expect.poll(() => keptBattles(page)).toContain('b2-a1-c3-c1');
  await open(page, '/');
  await expect(offerOf(page)).toBeVisible();
  await expectNoFindings(page, 'the offer');
  await button(page, texts.proceed).click();
  await expectBoard(page, home, { moves: [4, 0, 8, 2] });
});

test('a damaged link says so and leaves the board empty; what was played there is offered again [R155, R156]', async ({
  page,
}) => {
  await open(page, `${SHIP_PATH}#b=1.two-players.21i3v9.4454.lb3iiw`);
  const alert = page.getByRole('alert').filter({ hasText: texts.damaged });
  await expect(alert).toBeVisible();
  await expectNoFindings(page, 'the alert');
  await expectShip(page, texts, '');
  await alert.getByRole('button', { name: texts.newBattle, exact: true }).click();
  await expect(alert).toHaveCount(0);

  await dropByMouse(page, texts, '45');
  await page.evaluate(() => location.assign('#b=nonsense'));
  await expect(alert).toBeVisible();
  await expectShip(page, texts, '');
  await dropByMouse(page, texts, '3');
  await expect(alert, 'a move answers it').toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expectShip(page, texts, '');
  await expect(alert, 'for good').toHaveCount(0);

  await dropByMouse(page, texts, '45');
  await page.evaluate(() => location.assign('#b=nonsense'));
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: texts.newBattle, exact: true }).click();
  await expect(alert).toHaveCount(0);
  await button(page, texts.proceed).click();
  await expectShip(page, texts, '45');

  await page.evaluate(() => location.assign('#b=nonsense'));
  await expectShip(page, texts, '');
  await page.evaluate(() => location.assign('#b=1.two-players.21i3v9.4453.lb3iiw'));
  await expect(alert).toHaveCount(0);
  await expectShip(page, texts, '4453');
  expect(await keptBattles(page), 'what was played here is not lost').toContain('.45.');
  await dropByMouse(page, texts, '4');
  await expect.poll(() => keptBattles(page)).toContain('.44534.');
});

test(
  'a link that the browser will not copy is selected, and a toast says so [R156]',
  { tag: '@sweep' },
  async ({ page, context }) => {
    await denyClipboard(context);
    await open(page, SHIP_PATH);
    await columnAt(page, texts, 3).click();
    await button(page, texts.send).click();
    await button(page, texts.copy).click();
    await expect(page.getByRole('alert')).toContainText(texts.notCopied);
    const selected = await page
      .getByRole('textbox', { name: texts.link })
      .evaluate((field) =>
        field instanceof HTMLInputElement
          ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
          : '',
      );
    expect(selected).toContain(`${SHIP_PATH}#b=1.two-players.`);
  },
);

test(
  'a link that cannot be shared is copied, and a toast says so [R156]',
  { tag: '@sweep' },
  async ({ page, context, faults }) => {
    faults.expect(/^warning: It is not shared/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
    });
    await open(page, SHIP_PATH);
    await columnAt(page, texts, 3).click();
    await button(page, texts.send).click();
    await button(page, texts.share).click();
    await expect(toasts(page, texts.notifications)).toContainText(texts.copied);
  },
);

/** What is stored of battles that were left, as text. */
function keptBattles(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('pirateUnfinished') ?? '');
}

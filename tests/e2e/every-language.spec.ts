import { expectNoFindings } from '../support/axe.ts';
import {
  expectShip,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN as SHIP_WIN,
} from '../support/connect-four.ts';
import { banner, consentTextsOf, preferences } from '../support/consent.ts';
import {
  button,
  expectBoard,
  expectScore,
  expectTurn,
  playByMouse,
  seeResult,
  SKULL_WIN,
} from '../support/game.ts';
import { OTHER_LANGUAGES, pathIn, textsOf, translated } from '../support/languages.ts';
import { open, toasts } from '../support/page.ts';
import { inSweepUnless } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

// A celebration drawn at 60 frames a second takes longer than everything else here.
test.use({ reducedMotion: 'reduce' });

const CONTACT = {
  form: 'Contact form',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  noName: 'Enter your name.',
  send: 'Send Message',
  sent: 'Message Sent!',
} as const;

for (const { code } of OTHER_LANGUAGES) {
  test(
    `${code}: the home game is won, and told in its words`,
    inSweepUnless(code === 'ur'),
    async ({ page }) => {
      const texts = textsOf(code);
      // What is told after a while is told at once; between these times the clock goes on, for axe.
      await page.clock.install();
      await open(page, pathIn(code, '/'));
      await playByMouse(page, texts, SKULL_WIN.moves);
      await seeResult(page);
      await expectTurn(page, texts, texts.gameComplete, texts.piratesWin, texts.piratesWinLine);
      await expectBoard(page, texts, SKULL_WIN);
      await expectScore(page, code, SKULL_WIN.score);
      await expect(toasts(page, texts.notifications).getByText(texts.skullToastLine)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveAccessibleName(texts.piratesHeadline);
      await expectNoFindings(page, 'won');
    },
  );

  test(
    `${code}: a ship battle is won by the digits of its columns`,
    { tag: '@sweep' },
    async ({ page }) => {
      const texts = shipTextsOf(code);
      await open(page, pathIn(code, SHIP_PATH));
      await page.getByRole('link', { name: texts.skipToGame, exact: true }).press('Enter');
      await page.keyboard.press('Tab');
      for (const digit of SHIP_WIN.notation) await page.keyboard.press(digit);
      await expectShip(page, texts, SHIP_WIN.notation);
      await expectTurn(page, texts, texts.gameComplete, texts.piratesWin, texts.piratesWinLine);
      await expectScore(page, code, SHIP_WIN.score);
      await expectNoFindings(page, 'won');
    },
  );

  test(
    `${code}: the contact form says what is missing, and thanks for a letter`,
    { tag: '@sweep' },
    async ({ page }) => {
      const texts = translated(code, CONTACT);
      await open(page, pathIn(code, '/contact'));
      const form = page.getByRole('form', { name: texts.form, exact: true });
      const field = (name: string) => form.getByRole('textbox', { name, exact: true });
      await button(page, texts.send).click();
      await expect(field(texts.name)).toBeFocused();
      await expect(field(texts.name)).toHaveAccessibleDescription(texts.noName);
      await expectNoFindings(page, 'with faults');
      await field(texts.name).fill('Sailor');
      await field(texts.email).fill('sailor@example.com');
      await field(texts.subject).fill('Ahoy');
      await field(texts.message).fill('Land in sight.');
      await button(page, texts.send).click();
      await expect(
        toasts(page, textsOf(code).notifications).getByText(texts.sent, { exact: true }),
      ).toBeVisible();
      await expect(field(texts.message)).toHaveValue('');
    },
  );

  test.describe('on a first visit', () => {
    test.use({ consent: null });

    test(
      `${code}: the cookie banner leads to the preferences, whose answer is kept`,
      { tag: '@sweep' },
      async ({ page }) => {
        const texts = consentTextsOf(code);
        await open(page, pathIn(code, '/'));
        await expect(banner(page, texts)).toBeVisible();
        await button(page, texts.customize).click();
        await expect(preferences(page, texts).getByRole('status')).toHaveText(texts.nothingSaved);
        await expectNoFindings(page, 'preferences');
        await button(page, texts.rejectAll).click();
        await expect(preferences(page, texts)).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('main')).toBeVisible();
        await expect(banner(page, texts)).toHaveCount(0);
      },
    );
  });
}

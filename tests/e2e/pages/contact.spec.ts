import type { Locator, Page } from '@playwright/test';
import { SITE, siteName } from '#site/site.ts';
import { expectNoFindings, expectNoSidewaysScroll } from '../../support/axe.ts';
import { hold } from '../../support/entry.ts';
import { button, TOAST_MS } from '../../support/game.ts';
import {
  EXAMINED_LANGUAGES,
  pathIn,
  textsOf,
  translated,
  type LanguageCode,
} from '../../support/languages.ts';
import { becomesAlive, expectWhollyInWindow, open, toasts } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const ENGLISH = {
  title: 'Contact',
  headline: 'Hail the crew',
  form: 'Contact form',
  demonstration: 'This form is a demonstration: to reach us, write to <0/>',
  withoutScript: 'This form needs JavaScript. Without it, write to <0/>',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  noName: 'Enter your name.',
  noEmail: 'Enter your email address.',
  noSubject: 'Enter a subject.',
  noMessage: 'Write your message.',
  noFullAddress: 'Enter a full address, such as name@example.com',
  onlySpaces: 'Please write something first.',
  send: 'Send Message',
  sent: 'Message Sent!',
  sentLine: "Thank you for your message. We'll get back to you soon!",
  addresses: 'Addresses',
  questions: 'Common questions',
  bestScores: 'My best scores are gone. Can you bring them back?',
} as const;

type ContactTexts = Readonly<Record<keyof typeof ENGLISH, string>>;

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

type FieldName = (typeof FIELDS)[number];
type Letter = Readonly<Record<FieldName, string>>;

const LETTER: Letter = {
  name: 'أحمد Silver',
  email: 'sailor@example.com',
  subject: 'Ahoy',
  message: 'Two lines,\nand a <b>knot</b>.',
};
/** Soon typed. */
const NOTE: Letter = { name: 'Jo', email: 'jo@sea.io', subject: 'Hi', message: 'Ay\n!' };
const EMPTY: Letter = { name: '', email: '', subject: '', message: '' };

const WRONG_ADDRESSES = ['sailor', 'sailor@', '@example.com', 'two words@example.com'];

test.use({ knowsIdeas: false, hasDeclinedLog: false });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = translated(code, ENGLISH);
  const missing: Letter = {
    name: texts.noName,
    email: texts.noEmail,
    subject: texts.noSubject,
    message: texts.noMessage,
  };

  test(
    `${code}: the page names itself, says that the form is a demonstration, and gives three addresses and a message of five rows; an answer opens and closes by mouse and by keyboard; a letter goes off only when nothing in it is missing or wrong; axe finds nothing in any state [R18, R77, R80, R94, R132]`,
    inSweepUnless(code === 'en'),
    async ({ page, context }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.clock.install();
      await open(page, pathIn(code, '/contact'));
      await expectNoFindings(page, 'empty');
      await expect(page).toHaveTitle(`${texts.title} | ${siteName(code)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.headline);
      const line = texts.demonstration.replace('<0/>', SITE.addresses.general);
      await expect(formOf(page, texts).getByText(line)).toBeVisible();
      await expect(fieldOf(page, texts, 'message')).toHaveAttribute('rows', '5');
      const links = page
        .getByRole('list', { name: texts.addresses, exact: true })
        .getByRole('link');
      const { general, support, feedback } = SITE.addresses;
      await expect(links).toHaveText([general, support, feedback]);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', `mailto:${await link.textContent()}`);
      }

      const question = page.getByText(texts.bestScores, { exact: true });
      const answer = page.getByRole('region', { name: texts.questions }).getByRole('paragraph');
      await expect(answer.first()).toBeHidden();
      await question.click();
      await expect(answer.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(answer.first()).toBeHidden();
      await page.keyboard.press('Space');
      await expect(answer.first()).toBeVisible();

      await test.step('each missing field is told under it, gets focus, and is forgiven once it is filled', async () => {
        await write(page, texts, LETTER);
        for (const name of FIELDS) {
          await fieldOf(page, texts, name).fill('');
          await button(page, texts.send).click();
          await expectFaults(page, texts, { [name]: missing[name] });
          await expect(fieldOf(page, texts, name)).toBeFocused();
          await expectLetter(page, texts, { ...LETTER, [name]: '' });
          await fieldOf(page, texts, name).fill(LETTER[name]);
          await expectFaults(page, texts, {});
        }
      });

      await test.step('an address that is none and a value of spaces are told, and what was written stays', async () => {
        for (const address of WRONG_ADDRESSES) {
          await fieldOf(page, texts, 'email').fill(address);
          await button(page, texts.send).click();
          await expectFaults(page, texts, { email: texts.noFullAddress });
          await expect(fieldOf(page, texts, 'email')).toBeFocused();
          await expectLetter(page, texts, { ...LETTER, email: address });
        }
        const spaces: Letter = { name: ' ', email: ' ', subject: '   ', message: ' \n\t ' };
        await write(page, texts, spaces);
        await button(page, texts.send).click();
        await expectFaults(page, texts, {
          name: texts.onlySpaces,
          email: texts.noEmail,
          subject: texts.onlySpaces,
          message: texts.onlySpaces,
        });
        await expect(fieldOf(page, texts, 'name')).toBeFocused();
        await expectLetter(page, texts, { ...spaces, email: '' });

        await expectNoFindings(page, 'faults');

        await fieldOf(page, texts, 'name').fill('');
        await expect(fieldOf(page, texts, 'name')).toHaveAccessibleDescription(texts.noName);
        await write(page, texts, LETTER);
        await expectFaults(page, texts, {});
        await expect(toastsOf(page, code)).toHaveCount(0);
      });

      await test.step('a right letter is thanked for, the form is empty again, and nothing is sent or kept', async () => {
        await page.waitForLoadState('networkidle');
        const requests: string[] = [];
        context.on('request', (request) => requests.push(request.url()));
        await button(page, texts.send).click();
        await expect(toastsOf(page, code).getByRole('paragraph')).toHaveText([
          texts.sent,
          texts.sentLine,
        ]);
        await expectLetter(page, texts, EMPTY);
        await expectFaults(page, texts, {});
        await expect(button(page, texts.send)).toBeFocused();
        await expect(page).toHaveURL(pathIn(code, '/contact'));
        expect(requests).toEqual([]);
        const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
        expect(kept.toSorted()).toEqual(['cookieConsent', 'languageOffer']);
        expect(await context.cookies()).toEqual([]);
        // A toast stays while the pointer is on it.
        await toastsOf(page, code).hover();
        await expectNoFindings(page, 'sent, with a toast and an answer');
      });

      await test.step('a double click and a held Enter send once and complain of nothing [X36, X38]', async () => {
        await forgetToasts(page, code);
        await write(page, texts, LETTER);
        await button(page, texts.send).dblclick();
        await expect(toastsOf(page, code)).toHaveCount(1);
        await expectFaults(page, texts, {});

        await forgetToasts(page, code);
        await write(page, texts, LETTER);
        await fieldOf(page, texts, 'subject').focus();
        for (let presses = 0; presses < 4; presses += 1) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
        await expectLetter(page, texts, EMPTY);
        await expect(toastsOf(page, code)).toHaveCount(1);
        await expectFaults(page, texts, {});
      });

      await test.step('by keyboard alone what is missing is found one by one, and the letter goes off [R131]', async () => {
        await forgetToasts(page, code);
        const address = page.getByRole('link', { name: general, exact: true });
        await page.keyboard.press('Alt+KeyS');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(address.first()).toBeFocused();
        await page.keyboard.press('Tab');
        for (const name of FIELDS) {
          await expect(fieldOf(page, texts, name)).toBeFocused();
          await page.keyboard.press('Tab');
        }
        await expect(button(page, texts.send)).toBeFocused();
        await page.keyboard.press('Space');
        await expectFaults(page, texts, missing);

        // In a one-line field Enter sends, too; in the message it makes a new line.
        for (const name of FIELDS) {
          await expect(fieldOf(page, texts, name)).toBeFocused();
          await expectWhollyInWindow(fieldOf(page, texts, name));
          if (name === 'message') continue;
          await page.keyboard.type(NOTE[name]);
          await page.keyboard.press('Enter');
          await expect(fieldOf(page, texts, name)).not.toHaveAttribute('aria-invalid');
        }
        await page.keyboard.type(NOTE.message);
        await expectLetter(page, texts, NOTE);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(toastsOf(page, code)).toHaveCount(1);
        await expectLetter(page, texts, EMPTY);
        await expect(button(page, texts.send)).toBeFocused();
      });
    },
  );

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `${code}: without script a line tells where to write, in place of the form [R128, X30]`,
      inSweepUnless(code === 'en'),
      async ({ page }) => {
        await page.goto(pathIn(code, '/contact'));
        const line = texts.withoutScript.replace('<0/>', SITE.addresses.general);
        await expect(page.locator('noscript p')).toHaveText(line);
        await expect(page.locator('noscript p')).toBeVisible();
        await expect(button(page, texts.send)).toBeHidden();
        await expect(fieldOf(page, texts, 'name')).toBeHidden();
        await page.getByText(texts.bestScores, { exact: true }).click();
        const answers = page.getByRole('region', { name: texts.questions }).getByRole('paragraph');
        await expect(answers.first()).toBeVisible();
      },
    );
  });
}

const texts = translated('en', ENGLISH);

test('before the script is there a press leads nowhere, and what was written is judged later [X44]', async ({
  page,
}) => {
  const letThrough = await hold(page, /\/assets\/[^/]*\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await write(page, texts, LETTER);
  await fieldOf(page, texts, 'name').fill('  ');
  await button(page, texts.send).click();
  await expect(page).toHaveURL('/contact');
  letThrough();
  await becomesAlive(page);
  await expectLetter(page, texts, { ...LETTER, name: '  ' });
  await button(page, texts.send).click();
  await expectFaults(page, texts, { name: texts.onlySpaces });
});

for (const { code } of EXAMINED_LANGUAGES) {
  test(
    `${code}: on a 320 px phone nothing scrolls sideways, and every target is 44 px high and wide [R112, X43]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await open(page, pathIn(code, '/contact'));
      await expectNoSidewaysScroll(page, 'empty');
      await button(page, translated(code, ENGLISH).send).click();
      await expectNoSidewaysScroll(page, 'all missing');
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectNoSidewaysScroll(page, 'answers open');
      const targets = page
        .getByRole('main')
        .locator('input, textarea, button, summary, li a[href^="mailto:"]');
      await expect(targets).toHaveCount(12);
      expect(await targets.evaluateAll(smallOnes), 'small targets').toEqual([]);
    },
  );
}

/** Those less than 44 px high or wide; runs in the page. */
function smallOnes(targets: readonly Element[]): readonly string[] {
  return targets
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < 44;
    })
    .map((target) => target.outerHTML);
}

function formOf(page: Page, words: ContactTexts): Locator {
  return page.getByRole('form', { name: words.form, exact: true });
}

function fieldOf(page: Page, words: ContactTexts, name: FieldName): Locator {
  return page.getByRole('textbox', { name: words[name], exact: true, includeHidden: true });
}

function toastsOf(page: Page, code: LanguageCode): Locator {
  return toasts(page, textsOf(code).notifications);
}

/** Lets the toasts go. */
async function forgetToasts(page: Page, code: LanguageCode): Promise<void> {
  await page.mouse.move(0, 0);
  await page.clock.runFor(TOAST_MS);
  await expect(toastsOf(page, code)).toHaveCount(0);
}

async function write(page: Page, words: ContactTexts, letter: Letter): Promise<void> {
  for (const name of FIELDS) await fieldOf(page, words, name).fill(letter[name]);
}

async function expectLetter(page: Page, words: ContactTexts, letter: Letter): Promise<void> {
  const values = () =>
    formOf(page, words)
      .getByRole('textbox')
      .evaluateAll((all) => all.map((one) => ('value' in one ? one.value : null)));
  await expect.poll(values).toEqual(FIELDS.map((name) => letter[name]));
}

/** Asserts the fault shown at each field: none where none is given. */
async function expectFaults(
  page: Page,
  words: ContactTexts,
  faults: Partial<Letter>,
): Promise<void> {
  const shown = () => formOf(page, words).getByRole('textbox').evaluateAll(faultsShown);
  await expect.poll(shown).toEqual(FIELDS.map((name) => faults[name] ?? null));
  for (const name of FIELDS) {
    const fault = faults[name];
    if (fault === undefined) continue;
    await expect(fieldOf(page, words, name)).toHaveAccessibleDescription(fault);
  }
  const told = FIELDS.flatMap((name) => faults[name] ?? []);
  await expect(formOf(page, words).locator('[id]:is(p)')).toHaveText(told);
}

/** The fault that describes each field; null for a field that is not said to be wrong. */
function faultsShown(fields: readonly Element[]): readonly (string | null)[] {
  return fields.map((field) => {
    const describing = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    const fault = describing?.textContent ?? null;
    const isWrong = field.getAttribute('aria-invalid') === 'true';
    return isWrong === (fault !== null) ? fault : `${fault}, but aria-invalid is ${isWrong}`;
  });
}

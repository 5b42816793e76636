import { consentTextsOf } from '../support/consent.ts';
import type { EnginePage } from './engine.ts';
import {
  becomesAlive,
  expectFocus,
  expectGone,
  expectSeen,
  expectSoon,
  look,
  openFirst,
  press,
  stored,
  textsSeen,
} from './visitor.ts';

const TEXTS = consentTextsOf('en');
const BANNER = { role: 'region', name: TEXTS.title } as const;
const DIALOG = { role: 'dialog', name: TEXTS.preferences } as const;
const FIGURES = { role: 'switch', name: TEXTS.figures } as const;
const PATH = '/blog';
const KEY = 'cookieConsent';

/** The banner is answered and does not come again; the preferences show the answer and change it. */
export async function answerConsent(page: EnginePage): Promise<void> {
  await openFirst(page, PATH);
  await press(page, { role: 'button', name: TEXTS.acceptAll, within: BANNER });
  await expectGone(page, BANNER);
  await expectSoon('the stored answer', () => stored(page, KEY), 'accepted');
  const isInMain = () => page.evaluate(() => document.activeElement?.tagName);
  await expectSoon('the focus', isInMain, 'MAIN');

  await page.reload();
  await becomesAlive(page);
  await expectGone(page, BANNER);
  await press(page, { role: 'button', name: TEXTS.preferences });
  await expectSeen(page, DIALOG);
  const status = () => textsSeen(page, { role: 'status', within: DIALOG });
  await expectSoon('the answer', status, [TEXTS.savedAccepted]);
  await expectSoon('the switch', () => isOn(page), [true]);
  await press(page, FIGURES);
  await expectSoon('the switch', () => isOn(page), [false]);
  await expectSoon('the answer', status, [TEXTS.savedEssential]);
  await expectSoon('the stored answer', () => stored(page, KEY), 'essential');
  await page.press('Escape');
  await expectGone(page, DIALOG);
  await expectFocus(page, TEXTS.preferences);
}

async function isOn(page: EnginePage): Promise<readonly boolean[]> {
  return (await look(page, FIGURES)).map(({ isChecked }) => isChecked);
}

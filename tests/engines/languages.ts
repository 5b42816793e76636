import { SHIP_PATH, shipTextsOf } from '../support/connect-four.ts';
import { offerTextsOf } from '../support/language-offer.ts';
import { fill, languageOf, pathIn, textsOf, type LanguageCode } from '../support/languages.ts';
import { gamePageIn } from '../support/pages.ts';
import { languageToOffer } from '#i18n/preferred-language.ts';
import type { EnginePage } from './engine.ts';
import { test } from './test.ts';
import {
  becomesAlive,
  expectGone,
  expectPath,
  expectSeen,
  expectSoon,
  openAgain,
  press,
} from './visitor.ts';

/** Goes from one language to the next by the header's menu, and back by the browser. */
export async function switchLanguages(page: EnginePage): Promise<void> {
  await openAgain(page, SHIP_PATH);
  await expectLanguage(page, 'en');
  await choose(page, 'en', 'ar');
  await choose(page, 'ar', 'ur');
  await page.back();
  await becomesAlive(page);
  await expectLanguage(page, 'ar');
}

async function choose(page: EnginePage, from: LanguageCode, to: LanguageCode): Promise<void> {
  const { language, languageNamed } = textsOf(from);
  const within = { role: 'navigation', name: language } as const;
  const button = fill(languageNamed, { languageName: languageOf(from).name });
  await press(page, { role: 'button', name: button, within });
  await press(page, { role: 'link', name: languageOf(to).name, within });
  await expectPath(page, pathIn(to, SHIP_PATH));
  await becomesAlive(page);
  await expectLanguage(page, to);
}

async function expectLanguage(page: EnginePage, code: LanguageCode): Promise<void> {
  const texts = shipTextsOf(code);
  await expectSoon(
    'language and direction',
    () =>
      page.evaluate(() => [
        document.documentElement.lang,
        getComputedStyle(document.body).direction,
      ]),
    [code, languageOf(code).direction],
  );
  await expectSeen(page, { role: 'heading', name: gamePageIn(code, 'connect-four').headline });
  await expectSeen(page, { role: 'grid', name: texts.board });
}

/** On a page that is not in the browser's language, the offer comes, is declined and does not come again. */
export async function declineOffer(page: EnginePage): Promise<void> {
  await openAgain(page, pathIn('ar', SHIP_PATH));
  const preferences = await page.evaluate(() => [...navigator.languages]);
  const offered = languageToOffer('ar', preferences);
  test.skip(offered === null, `the browser would rather read ${preferences.join()}`);
  if (offered === null) return;
  const texts = offerTextsOf(offered.code);
  const line = { role: 'region', name: texts.suggestion } as const;
  // The offer waits until the visitor does something.
  await page.press('Shift');
  await expectSeen(page, { role: 'link', name: texts.read, within: line });
  await press(page, { role: 'button', name: texts.decline, within: line });
  await expectGone(page, line);
  await page.reload();
  await becomesAlive(page);
  await page.press('Shift');
  await expectGone(page, line);
}

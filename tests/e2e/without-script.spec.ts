import { board, button, expectTurn } from '../support/game.ts';
import { fill, LANGUAGES, otherThan, pathIn, textsOf } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const language of LANGUAGES) {
  const { code } = language;
  const texts = textsOf(code);

  test(`${code}: without script the page can be read, and its menus open`, async ({ page }) => {
    await page.goto(pathIn(code, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
    await expect(board(page, texts)).toBeVisible();
    await expect(board(page, texts).getByRole('button')).toHaveCount(9);
    await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
    await expect(page.getByRole('heading', { name: texts.guide })).toBeVisible();
    await expect(page.getByText(texts.guideFirstStep)).toBeVisible();

    await button(page, texts.menu).click();
    await expect(
      page.getByRole('navigation', { name: texts.main }).getByRole('link', { name: texts.home }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await button(page, fill(texts.languageNamed, { languageName: language.name })).click();
    const other = otherThan(code);
    await page.getByRole('link', { name: other.name }).click();
    await expect(page).toHaveURL(pathIn(other.code, '/'));
  });

  test(`${code}: without script Play Now leads to the game, and an unknown path can be read`, async ({
    page,
    faults,
  }) => {
    await page.goto(pathIn(code, '/'));
    await page.getByRole('link', { name: texts.playNow, exact: true }).first().click();
    await expect(page).toHaveURL(`${pathIn(code, '/')}#game-section`);
    await expect(board(page, texts)).toBeInViewport({ ratio: 1 });

    faults.expect(/status of 404/);
    await page.goto(pathIn(code, '/nope'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFoundHeadline);
    await page.getByRole('link', { name: texts.returnHome, exact: true }).click();
    await expect(page).toHaveURL(pathIn(code, '/'));
  });
}

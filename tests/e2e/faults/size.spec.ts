import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/axe.ts';
import { LANGUAGES, pathIn } from '../../support/languages.ts';
import { doubleRootText, doubleText } from '../../support/large-text.ts';
import { misfits } from '../../support/misfits.ts';
import { open } from '../../support/page.ts';
import { PAGES } from '../../support/pages.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** A window of 1280×1024 at 400 %, and a phone that lies on its side. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
] as const;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };

/** A text page stands for the others. */
const OTHER_TEXTS: readonly string[] = ['/blog', '/terms-of-service', '/accessibility'];

const PATHS = PAGES.map(({ path }) => path).filter((path) => !OTHER_TEXTS.includes(path));

for (const paths of [PATHS, OTHER_TEXTS]) {
  test(
    `every page fits at 400 % zoom, on a phone lying down with text of twice the size, on a phone too, and every control can be got at: ${paths.join(', ')} [R130, X42]`,
    inSweepUnless(paths === PATHS),
    async ({ page }) => {
      for (const path of paths) {
        await page.setViewportSize(DESKTOP);
        await open(page, path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          const state = `${path}, ${size.width}×${size.height}`;
          expect.soft(await page.evaluate(misfits), `${state}: misfits`).toEqual([]);
          await expectUsable(page, state);
        }
        await expectLargeRootText(page, path);
        await page.setViewportSize(DESKTOP);
        await page.evaluate(doubleText);
        const state = `${path}, text of 200 %`;
        expect.soft(await page.evaluate(misfits), `${state}: misfits`).toEqual([]);
        await expectUsable(page, state);
      }
    },
  );
}

for (const { code } of LANGUAGES.filter((language) => language.code !== 'en')) {
  test(
    `${code}: on a phone whose text is twice as large every page keeps each word and number`,
    { tag: '@sweep' },
    async ({ page }) => {
      for (const { path } of PAGES) {
        await open(page, pathIn(code, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await expectLargeRootText(page, path);
      }
    },
  );
}

/** Asserts that the page keeps each word and number on a phone whose text is twice as large. */
async function expectLargeRootText(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(doubleRootText);
  expect.soft(await page.evaluate(misfits), `${path}, large text: misfits`).toEqual([]);
  await expectNoSidewaysScroll(page, `${path}, large text`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function expectUsable(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScroll(page, state);
  expect.soft(await page.evaluate(outOfReach), `${state}: controls out of reach`).toEqual([]);
}

/** Controls that something else covers even when they are scrolled to; runs in the page. */
function outOfReach(): readonly string[] {
  scrollTo({ top: 0, behavior: 'instant' });
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary'),
  ];
  // Skip links stand outside the window until a keyboard brings them in.
  const shown = controls.filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.getBoundingClientRect().bottom + scrollY > 0,
  );
  const covered = shown.filter((control) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = control.getClientRects();
    if (box === undefined) return true;
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return found === null || !(control.contains(found) || found.contains(control));
  });
  return covered.map((control) => control.ariaLabel ?? control.textContent.trim());
}

import { expectNoSidewaysScroll } from '../support/axe.ts';
import { LANGUAGES, pathIn } from '../support/languages.ts';
import { open } from '../support/page.ts';
import { PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [320, 390, 1440] as const;

/** In a sweep of languages all pages, else those with the narrowest places for words. */
const PATHS =
  process.env['TEST_LANGUAGES'] === 'all'
    ? [...PAGES.map(({ path }) => path), '/404']
    : ['/', '/treasure-hunt-memory'];

for (const { code } of LANGUAGES) {
  test(`${code}: every word has its place: nothing is cut, nothing lies over its neighbour`, async ({
    page,
    faults,
  }) => {
    for (const path of PATHS) {
      if (path === '/404') {
        faults.expect(/^error: Failed to load resource: .*404/);
        faults.expect(/^error: No page at /);
      }
      await open(page, pathIn(code, path));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `${path} at ${width} px`);
        expect(await page.evaluate(misfits), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** What shows less than it says, or stands out of what it stands in; runs in the page. */
function misfits(): readonly string[] {
  const PARTS =
    'h1, h2, h3, h4, p, li, dt, dd, th, td, label, legend, summary, a, button, article, [role="group"], [role="radio"], [role="tab"]';
  const slackPx = 1.5;

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isForEyes = width > 2 && height > 2;
    return (
      isForEyes && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  }

  function isWiderThanItself(element: Element): boolean {
    const isInline = getComputedStyle(element).display === 'inline';
    return !isInline && element.scrollWidth > element.clientWidth + slackPx;
  }

  // Text that leaves a control's or a card's frame, above or below.
  function isHigherThanItself(element: Element): boolean {
    const { display, overflowY } = getComputedStyle(element);
    const cannotScroll = overflowY !== 'auto' && overflowY !== 'scroll';
    const words = document.createRange();
    words.selectNodeContents(element);
    const frame = element.getBoundingClientRect();
    const text = words.getBoundingClientRect();
    const isFramed = element.matches('button, a, label, summary') && display !== 'inline';
    return isFramed && cannotScroll && text.height > 0 && text.bottom > frame.bottom + 4;
  }

  function isOutOfWindow(element: Element): boolean {
    const { left, right } = element.getBoundingClientRect();
    return left < -slackPx || right > innerWidth + slackPx;
  }

  return [...document.querySelectorAll(PARTS)]
    .filter(isShown)
    .flatMap((element) => [
      ...(isWiderThanItself(element)
        ? [`${nameOf(element)}: ${element.scrollWidth} px in ${element.clientWidth}`]
        : []),
      ...(isHigherThanItself(element) ? [`${nameOf(element)}: higher than its frame`] : []),
      ...(isOutOfWindow(element) ? [`${nameOf(element)}: out of the window`] : []),
    ]);
}

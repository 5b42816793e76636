import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { standsStill } from './page.ts';

/** The least number of rules that axe finds to check on a page of the site. */
const RULES_OF_A_PAGE = 20;

/** What of a page axe examines, and how many rules it has to find something to check for there. */
interface Scope {
  /** A selector; the whole page if there is none. */
  readonly within?: string;
  readonly leastRules?: number;
}

/** Asserts that axe finds nothing wrong with the page, or a part of it, as it is now. */
export async function expectNoFindings(
  page: Page,
  state: string,
  { within, leastRules = RULES_OF_A_PAGE }: Scope = {},
): Promise<void> {
  await standsStill(page);
  const { isForced, hasAxe } = await page.evaluate(() => ({
    isForced: matchMedia('(forced-colors: active)').matches,
    hasAxe: 'axe' in window,
  }));
  // The page has no frames, so one call inside it is enough, in a third of the time. What would be
  // preloaded, style sheets and media, only rules need that find nothing to check on the site.
  const axe = new AxeBuilder({ page, ...(hasAxe ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false });
  if (within !== undefined) axe.include(within);
  // With forced colours the system paints its own, but axe reads the fill colour that they cover.
  if (isForced) axe.disableRules('color-contrast');
  const { violations, passes } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: `${id}: ${help}`,
      at: target.join(' '),
      why: failureSummary,
    })),
  );
  expect(findings, state).toEqual([]);
  expect(passes.length, `${state}: rules that were checked`).toBeGreaterThan(leastRules);
}

/** Asserts that the page is not wider than its window. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond, `${state}: px beyond the window`).toBe(0);
}

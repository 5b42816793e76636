import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { standsStill } from './page.ts';

/** The least number of rules that axe finds to check on a page of the site. */
const RULES_OF_A_PAGE = 20;

/** The rule that a change of colours alone can break. */
const RULE_OF_COLOURS = 'color-contrast';

/** The least number of texts whose colours axe compares, where it is asked for nothing else. */
const TEXTS_OF_A_PAGE = 10;

/** What of a page axe examines, and how many rules it has to find something to check for there. */
interface Scope {
  /** A selector; the whole page if there is none. */
  readonly within?: string;
  readonly leastRules?: number;
  /** Whether nothing but the colours has changed since axe examined the same: it looks at them alone. */
  readonly isRecoloured?: boolean;
}

/**
 * Asserts that axe finds nothing wrong with the page, or a part of it, as it is now. The colours of Arabic script
 * it does not compare, since it takes letters that join for icons.
 */
export async function expectNoFindings(
  page: Page,
  state: string,
  { within, leastRules = RULES_OF_A_PAGE, isRecoloured = false }: Scope = {},
): Promise<void> {
  await standsStill(page);
  const { violations, passes } = isRecoloured
    ? await examine(page, within, COLOURS)
    : await examine(page, within);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: `${id}: ${help}`,
      at: target.join(' '),
      why: failureSummary,
    })),
  );
  expect(findings, state).toEqual([]);
  if (isRecoloured) {
    const texts = passes.reduce((sum, { count }) => sum + count, 0);
    expect(texts, `${state}: texts that were compared`).toBeGreaterThan(TEXTS_OF_A_PAGE);
  } else {
    expect(passes.length, `${state}: rules that were checked`).toBeGreaterThan(leastRules);
  }
}

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    /** On a page that has been examined before. */
    axe?: { readonly run: (within: string, options: object) => Promise<AxeResults> };
  }
}

interface Examination {
  readonly violations: AxeResults['violations'];
  /** The rules that found something to check, and nothing wrong with it; `count` counts for `COLOURS` alone. */
  readonly passes: readonly { readonly id: string; readonly count: number }[];
}

// What would be preloaded, style sheets and media, only rules need that find nothing to check on the site.
const ALL = { resultTypes: ['violations' as const], preload: false };

/** Axe names each text whose colours it has compared. */
const COLOURS = { runOnly: [RULE_OF_COLOURS], preload: false };

/** What axe says about the page, or the part of it that a selector names, as it is now. */
export async function examine(
  page: Page,
  within = 'html',
  what: typeof ALL | typeof COLOURS = ALL,
): Promise<Examination> {
  const { options, examination } = await page.evaluate(
    async ([selector, general]) => {
      const isForced = matchMedia('(forced-colors: active)').matches;
      // With forced colours the system paints its own, but axe reads the fill colour that they cover.
      const ofRun = { ...general, rules: { 'color-contrast': { enabled: !isForced } } };
      const results = await window.axe?.run(selector, ofRun);
      if (results === undefined) return { options: ofRun, examination: null };
      const { violations, passes } = results;
      // The whole answer is a hundred thousand characters.
      return {
        options: ofRun,
        examination: {
          violations,
          passes: passes.map(({ id, nodes }) => ({ id, count: nodes.length })),
        },
      };
    },
    [within, what] as const,
  );
  if (examination !== null) return examination;
  // Axe is half a megabyte, and is sent to each page once. The page has no frames, so one call inside it is
  // enough, in a third of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options(options).include(within);
  const { violations, passes } = await builder.analyze();
  return { violations, passes: passes.map(({ id, nodes }) => ({ id, count: nodes.length })) };
}

/** Asserts that the page is not wider than its window, once a window that has just changed is laid out. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      `${state}: px beyond the window`,
    )
    .toBe(0);
}

import type { Page } from '@playwright/test';
import { test } from './test.ts';

/** Rules by their names, each with what tries it on a page. */
export type Rules = Readonly<Record<string, (page: Page) => Promise<void>>>;

/**
 * Tries rules one after the other on a page that is open: opening it takes longer than trying most of
 * them. Each begins after `begin`, which takes the page back to where it was.
 */
export async function tryRules(
  page: Page,
  begin: (page: Page) => Promise<void>,
  rules: Rules,
): Promise<void> {
  for (const [name, tryRule] of Object.entries(rules)) {
    await test.step(name, async () => {
      await begin(page);
      await tryRule(page);
    });
  }
}

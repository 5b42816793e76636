import type { Browser, Page } from '@playwright/test';
import { returningVisitor } from '../returning-visitor.ts';

/** How much slower than this machine the phone is that the pages run on. */
const SLOW_CPU = 4;

/** An empty page on a slow phone, of a visitor without a cache who has answered to the cookie banner. */
export async function openSlowPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // What it stores for later would be at work while the page is measured.
    serviceWorkers: 'block',
    ...returningVisitor(url),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return page;
}

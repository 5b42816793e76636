import type { Browser, Page } from '@playwright/test';
import { returningVisitor } from '../returning-visitor.ts';

/** How many times slower than this machine the emulated phone is. */
const SLOW_CPU = 4;

/** An empty page on a slow phone, for a visitor without a cache who has answered the cookie banner. */
export async function openSlowPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // A service worker would be storing files for later while the page is measured.
    serviceWorkers: 'block',
    ...returningVisitor(url),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return page;
}

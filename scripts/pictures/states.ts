import type { Page } from '@playwright/test';
import { FIRST_VISIT, playClassic, type Visitor } from './camera.ts';

const SHIP = '/pirate-ship-battle';
/** Battles as links and the browser's storage hold them. */
const UNDER_WAY = '1.two-players.21i3v9.4453.lb3iiw';
const FINISHED = '1.hard.21i3v9.1122334.j397me';
const UNFINISHED = JSON.stringify({ 'connect-four': UNDER_WAY });

const TABLE_OFFER = '[data-table-offer]';
const DIALOG = 'dialog[open]';
const REVIEW_BUTTON = '[data-review-button]';
/** A button of the cookie banner. */
const BANNER = '#customize-cookies';

/** A captain's log of some days, as it is stored. */
const LOG = JSON.stringify({
  version: 1,
  isOn: true,
  entries: [
    '2026-11-20T09:00:00Z battle connect-four easy first',
    '2026-11-20T10:00:00Z battle connect-four hard second',
    '2026-11-21T09:00:00Z battle connect-four hard first',
    '2026-11-21T10:00:00Z battle ultimate medium first',
    '2026-11-21T11:00:00Z battle classic two-players draws',
    '2026-11-22T09:00:00Z hunt easy 8 42 2',
    '2026-11-22T10:00:00Z hunt medium 9 61 3',
    '2026-11-23T09:00:00Z puzzle easy-1',
    '2026-11-24T09:00:00Z voyage 2026-11-24',
  ],
});

/** A page of the build as it is shown, on a path of the source language. */
export interface View {
  readonly path: string;
  /** What the page has been brought to; none for a page as it is served. */
  readonly state?: string;
  /** What the visitor's browser tells of itself, beside its window and the page's language. */
  readonly visitor?: Partial<Visitor>;
  /** Brings the page, which has been opened, into that state, the same way in every language. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** True for the page from its head to its foot, not only the part in the window. */
  readonly isWhole?: boolean;
}

/** What is pictured by day and by night. */
const AT_THE_TABLE: readonly View[] = [
  { path: SHIP, state: 'send', arrange: sendBattle },
  { path: SHIP, state: 'continue', arrange: keep('pirateUnfinished', UNFINISHED, TABLE_OFFER) },
  { path: SHIP, state: 'damaged-link', arrange: openLink('nothing', TABLE_OFFER) },
  { path: SHIP, state: 'head-starts', arrange: openHeadStarts },
  { path: SHIP, state: 'settings', arrange: openSettings },
  { path: SHIP, state: 'review', arrange: reviewBattle },
  { path: '/captains-log', state: 'kept', isWhole: true, arrange: keep('pirateLog', LOG, 'table') },
  { path: '/daily-voyage', state: 'under-way', arrange: beginVoyage },
];

/** What pages are brought to for a picture, in addition to each page as it is served. */
export const STATES: readonly View[] = [
  ...AT_THE_TABLE,
  ...AT_THE_TABLE.map((view): View => ({
    ...view,
    state: `${view.state}-night`,
    visitor: { colorScheme: 'dark' },
  })),
  { path: '/', state: 'play', arrange: playClassic },
  { path: '/', state: 'cookies', visitor: FIRST_VISIT, arrange: seeBanner },
  { path: '/', state: 'cookie-preferences', visitor: FIRST_VISIT, arrange: press(BANNER, DIALOG) },
  { path: '/', state: 'language-offer', visitor: { locale: 'de-DE' }, arrange: bringOffer },
  { path: '/', state: 'dark', visitor: { colorScheme: 'dark' }, arrange: playClassic },
  { path: '/', state: 'contrast', visitor: { contrast: 'more' }, arrange: playClassic },
  { path: '/', state: 'forced-colours', visitor: { forcedColors: 'active' }, arrange: playClassic },
  { path: '/blog', state: 'open', isWhole: true, arrange: press('article button') },
  { path: '/files', state: 'open', isWhole: true, arrange: press('article summary') },
];

/** Presses a control, and waits for what it brings, if it brings something. */
function press(control: string, awaited = 'body') {
  return async (page: Page): Promise<void> => {
    await page.locator(control).first().click();
    await page.locator(awaited).waitFor();
  };
}

/** Comes back to a page where something has been kept. */
function keep(key: string, text: string, awaited: string) {
  return async (page: Page): Promise<void> => {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator(awaited).first().waitFor();
  };
}

function openLink(battle: string, awaited: string) {
  return async (page: Page): Promise<void> => {
    await page.evaluate((hash) => location.assign(hash), `#b=${battle}`);
    await page.locator(awaited).first().waitFor();
  };
}

function seeBanner(page: Page): Promise<void> {
  return page.locator(BANNER).waitFor();
}

/** It comes when a person who has answered the cookie banner first does something. */
async function bringOffer(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('section[lang]').waitFor();
}

async function beginVoyage(page: Page): Promise<void> {
  await page.locator('main button').filter({ hasText: /./ }).first().click();
  await page.locator('main [role=grid]').waitFor();
}

async function sendBattle(page: Page): Promise<void> {
  await openLink(UNDER_WAY, '[data-moves] > :first-child > :not([aria-disabled])')(page);
  await press('[data-send] button', DIALOG)(page);
}

async function reviewBattle(page: Page): Promise<void> {
  await openLink(FINISHED, REVIEW_BUTTON)(page);
  await press(REVIEW_BUTTON, '[aria-labelledby=battle-review] [aria-current=step]')(page);
}

async function openHeadStarts(page: Page): Promise<void> {
  await page.locator('main button[aria-expanded]').first().click();
  await page.locator('main input').last().scrollIntoViewIfNeeded();
}

/** The button in the header, or the one in its menu. */
async function openSettings(page: Page): Promise<void> {
  const button = page.locator('#settings-button');
  if (await button.isVisible()) await button.click();
  else {
    await page.locator('#menu-button').click();
    await page.locator('#menu button').click();
  }
  await page.locator(DIALOG).waitFor();
}

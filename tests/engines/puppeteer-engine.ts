import {
  launch,
  type Browser,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { browserArguments } from '../../scripts/browser/find-browser.ts';
import type { Engine, EnginePage, NamedQuery } from './engine.ts';
import { searchFor, survey } from './survey.ts';

/** Firefox, by WebDriver BiDi on its remote debugging port. */
export function startFirefox(executablePath: string, origin: string): Promise<Engine> {
  return start(origin, {
    browser: 'firefox',
    executablePath,
    // Without a window Firefox knows of no mouse, so pages show what is meant for fingers.
    extraPrefsFirefox: {
      'ui.primaryPointerCapabilities': FINE_AND_HOVERING,
      'ui.allPointerCapabilities': FINE_AND_HOVERING,
    },
  });
}

/** Chromium, by its own protocol; the playthroughs are written with it. */
export function startChromium(executablePath: string, origin: string): Promise<Engine> {
  return start(origin, {
    browser: 'chrome',
    executablePath,
    args: [...browserArguments(), '--disable-gpu'],
  });
}

/** Flags of Firefox's `LookAndFeel::PointerCapabilities`: fine is 2, hovering is 4. */
const FINE_AND_HOVERING = 6;

async function start(origin: string, options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, headless: true });
  return {
    version: (await browser.version()).replace('/', ' '),
    newVisit: () => newVisit(browser, origin),
    close: () => browser.close(),
  };
}

async function newVisit(browser: Browser, origin: string): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults: string[] = [];
  watch(page, (fault) => faults.push(fault));
  await page.evaluateOnNewDocument(reportPolicyViolations);
  return {
    async load(path) {
      await page.goto(new URL(path, origin).href);
    },
    async reload() {
      await page.reload();
    },
    // A page that is restored as it was causes no load to wait for.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: <Arguments extends readonly unknown[], Result>(
      task: (...taskArguments: Arguments) => Result,
      ...taskArguments: Arguments
    ) =>
      page.evaluate(
        task as unknown as (...all: unknown[]) => Result,
        ...taskArguments,
      ) as Promise<Result>,
    click: async (query) => (await elementMeant(page, query)).click(),
    // BiDi knows the space bar only by the character it types.
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    resize: (size) => page.setViewport(size),
    picture: () => page.screenshot(),
    faults: () => Promise.resolve(faults.splice(0)),
    close: () => context.close(),
  };
}

function watch(page: Page, report: (fault: string) => void): void {
  page.on('console', (message) => {
    // Chromium asks for an icon when a file names none.
    if (message.location().url?.endsWith('/favicon.ico') === true) return;
    const type = message.type();
    if (type === 'error' || type === 'warn') report(`${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`uncaught: ${String(error)}`));
}

function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violated: ${violatedDirective} ${blockedURI}`);
  });
}

/** The element, once the engine agrees on its role and name. */
async function elementMeant(page: Page, { role, name, ...rest }: NamedQuery): Promise<Handle> {
  const search = searchFor({ role, name, ...rest });
  const handle = await page.evaluateHandle(survey, search, 'element' as const);
  const element = handle.asElement() as Handle | null;
  if (element === null) throw new Error(`There is no ${role} "${name}"`);
  // Chromium finds nothing when it searches below a mere span.
  const place = await element.evaluateHandle(
    (child) => child.parentElement?.closest(':not(span)') ?? child,
  );
  const quoted = name.replaceAll(/["\\]/g, '\\$&');
  const agreed = await place.$$(`::-p-aria([name="${quoted}"][role="${role}"])`);
  const isAgreed = await Promise.all(
    agreed.map((other) => other.evaluate((one, meant) => one === meant, element)),
  );
  if (!isAgreed.includes(true)) {
    throw new Error(`To the engine the ${role} "${name}" is something else`);
  }
  return element;
}

type Handle = ElementHandle;

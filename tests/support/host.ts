import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fileOfPath } from '../../scripts/build/built-files.ts';
import { startServer } from '../../scripts/hosting/serve.ts';
import { digestOf } from '../../src/service-worker/digest.ts';
import type { SiteFiles } from '../../src/service-worker/site-files.ts';
import { copySite, LISTED_FILE } from './copied-site.ts';
import { pathIn, type LanguageCode } from './languages.ts';
import { open } from './page.ts';
import { gamePageIn } from './pages.ts';
import { expect, test as base } from './test.ts';

/** A host of the built site for one test alone: it can be stopped, and what it serves can be changed. */
export interface Host {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Serves again, at the same address. */
  readonly start: () => Promise<void>;
  /** Changes the files in its folder; meanwhile nothing is served. */
  readonly edit: (change: (folder: string) => void | Promise<void>) => Promise<void>;
  /** The list of what is kept of its site. */
  readonly files: SiteFiles;
}

interface HostOptions {
  /** Whether the whole site is served and kept, or a smaller one, which is kept in half the time. */
  readonly isWholeSite: boolean;
}

/** Tests with a host of their own, whose site may be kept for playing offline. */
export const test = base.extend<{ readonly host: Host } & HostOptions>({
  canKeepSite: true,
  isWholeSite: [false, { option: true }],
  host: async ({ isWholeSite }, provide) => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    const files = copySite(root, isWholeSite);
    let server = await startServer({ root, port: 0 });
    const { url } = server;
    const port = Number(new URL(url).port);
    const start = async () => {
      server = await startServer({ root, port });
    };
    await provide({
      url,
      stop: () => server.close(),
      start,
      // The server has read all files at its start, so it is away for a moment only.
      async edit(change) {
        await change(root);
        await server.close();
        await start();
      },
      files,
    });
    await server.close();
    rmSync(root, { recursive: true });
  },
  baseURL: ({ host }, provide) => provide(host.url),
});

/** How long after coming alive a page begins to have itself kept. */
export const CALM_AFTER_MS = 3000;

/** How often a test looks whether a worker has got further: Playwright's own pauses are up to a second. */
export const POLLING = { intervals: [50] };

/** Enough for some hundred files on a machine that is busy with other work. */
const KEPT_LIMIT_MS = 30_000;

/** Opens a page and waits until everything that a visit in its language keeps is there. */
export async function visit(
  page: Page,
  host: Host,
  code: LanguageCode,
  path: string,
): Promise<void> {
  await page.clock.install();
  await open(page, pathIn(code, path));
  await page.clock.runFor(CALM_AFTER_MS);
  await isAnswered(page);
  await expect
    .poll(() => missingOf(page, host.files, code), {
      message: 'not kept yet',
      timeout: KEPT_LIMIT_MS,
      ...POLLING,
    })
    .toEqual([]);
}

/** Waits until the worker answers for a page; the first worker fetches all that it keeps before that. */
export async function isAnswered(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: KEPT_LIMIT_MS,
      ...POLLING,
    })
    .toBe('activated');
}

/**
 * Visits the home page until a condition holds. It leaves the site in between: an old worker ends a
 * moment after its last window.
 */
export async function visitUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.goto('/', { timeout: 5000 });
    const isDone = await isSo();
    if (!isDone) await page.goto('about:blank');
    expect(isDone).toBe(true);
  }).toPass({ timeout: KEPT_LIMIT_MS });
}

/** The files of a language that should be kept but are not. */
async function missingOf(
  page: Page,
  { assets, languages }: SiteFiles,
  code: LanguageCode,
): Promise<readonly string[]> {
  const own = languages[code];
  const wanted = Object.keys({ ...assets, ...own?.assets, ...own?.documents });
  return page.evaluate(async (paths) => {
    const kept = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
    return paths.filter((_, index) => kept[index] === undefined);
  }, wanted);
}

/** Puts a new release on the host, with its mark on the home page and with this text before its worker's. */
export async function release(host: Host, mark: string, workerPrologue = ''): Promise<void> {
  await host.edit(async (folder) => {
    renameScripts(folder);
    await markRelease(folder, mark);
    rewrite(folder, 'service-worker.js', (script) => workerPrologue + script);
  });
}

/** Makes a new release of a served folder by changing only its home page, which carries the mark. */
export async function markRelease(root: string, mark: string): Promise<void> {
  rewrite(root, 'index.html', (html) =>
    html.replace(
      /(<meta name="release".*?>)?<\/head>/,
      `<meta name="release" content="${mark}"></head>`,
    ),
  );
  rewrite(root, 'service-worker.js', (script) =>
    script.replace(/release:`\w+`/, `release:\`${mark}\``),
  );
  await renewDigests(root);
}

/** What a page says about a new version. */
export const UPDATE_TEXTS = {
  newVersion: 'New version',
  ready: 'A new version is ready. It comes with your next visit.',
  load: 'Load it now',
  later: 'Later',
} as const;

/** The line that offers a new version. */
export function lineOf(page: Page, options: { readonly includeHidden?: boolean } = {}): Locator {
  return page.getByRole('region', { name: UPDATE_TEXTS.newVersion, exact: true, ...options });
}

/** The mark of the release that a page belongs to; null for the one that was built. */
export function releaseOf(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('meta[name="release"]')?.getAttribute('content') ?? null,
  );
}

/** Follows a link to another page, whose code may be missing or have gone with the old release. */
export async function followToMemory(page: Page): Promise<void> {
  const { label, headline } = gamePageIn('en', 'memory');
  const navigation = page.getByRole('banner').getByRole('navigation');
  await navigation.getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
}

/** Makes an open page ask for a new release, as it does from time to time. */
export async function askForRelease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

/** Rewrites a file of a served folder and removes its compressed copies. */
export function rewrite(root: string, file: string, change: (text: string) => string): void {
  const text = change(readFileSync(join(root, file), 'utf8'));
  for (const suffix of ['.br', '.gz']) rmSync(join(root, file + suffix), { force: true });
  writeFileSync(join(root, file), text);
}

/** Updates the digests in a served folder's worker to match the files there. */
async function renewDigests(root: string): Promise<void> {
  const paths = readFileSync(join(root, 'service-worker.js'), 'utf8').matchAll(LISTED_FILE);
  const digests = new Map<string, string>();
  for (const [, path = ''] of paths) {
    digests.set(path, await digestOf(readFileSync(join(root, fileOfPath(path)))));
  }
  rewrite(root, 'service-worker.js', (script) =>
    script.replaceAll(LISTED_FILE, (entry, path: string) =>
      entry.replace(/`.*`/, () => `\`${digests.get(path)}\``),
    ),
  );
}

/** Gives every script another name, as a build of changed sources does. */
function renameScripts(root: string): void {
  const names = new Set(readdirSync(join(root, 'assets')));
  const renamed = (text: string) =>
    text.replaceAll(/[\w.-]+-[\w-]{8}\.js/g, (name) =>
      names.has(name) ? name.replace(/(\.\w+)$/, 'n$1') : name,
    );
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    rewrite(root, file, renamed);
  }
  for (const name of names) {
    const old = join(root, 'assets', name);
    if (existsSync(old)) renameSync(old, join(root, 'assets', renamed(name)));
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './packages.ts';

export interface Browser {
  readonly executablePath: string;
  /** How it was found, in words. */
  readonly source: string;
}

/** A place where a browser may lie. */
export interface Candidate extends Browser {
  /** Brings a browser there; returns when it is done, whether it succeeded or not. */
  readonly install?: () => void;
}

const HELP = `No browser was found, and none could be installed. Help in one of three ways:
  1. set CHROME_PATH to the executable of a Chromium or Chrome,
  2. install Chromium or Chrome so that it lies on PATH or in its usual place,
  3. run "npx playwright install --with-deps chromium" where the network allows it.`;

/** The named browser, or the first candidate that runs; installs one when the machine has none, throws when it cannot. */
export function findBrowser(
  chromePath = process.env['CHROME_PATH'] ?? '',
  candidates = candidatesHere(),
  runs = canRun,
): Browser {
  if (chromePath !== '') {
    if (runs(chromePath)) return { executablePath: chromePath, source: 'named by CHROME_PATH' };
    throw new Error(`CHROME_PATH names ${chromePath}, which does not exist or cannot run.`);
  }
  for (const { executablePath, source, install } of candidates) {
    install?.();
    if (runs(executablePath)) return { executablePath, source };
  }
  throw new Error(HELP);
}

/**
 * The browser for tests and measurements: a headless shell, which draws pages as a whole browser does and takes a quarter
 * less of the processor; `browser` itself where there is none, or where `CHROME_PATH` names it.
 */
export function findShell(
  browser: Browser,
  chromePath?: string,
  shells = shellsHere(),
  runs = canRun,
): Browser {
  return findBrowser(chromePath, [...shells, browser], runs);
}

/** Names a browser on the standard output. */
export function announceBrowser({ executablePath, source }: Browser): void {
  console.log(`Browser: ${executablePath} (${source})`);
}

/** Starts a whole browser for pictures. */
export function launchBrowser(extraArguments: readonly string[] = []) {
  return launch(findBrowser(), extraArguments);
}

/** Starts a headless shell for a measurement: no window of its own competes with the page for the processor. */
export function launchShell(extraArguments: readonly string[] = []) {
  return launch(findShell(findBrowser()), extraArguments);
}

function launch(browser: Browser, extraArguments: readonly string[]) {
  announceBrowser(browser);
  const args = [...browserArguments(), ...extraArguments];
  return chromium.launch({ executablePath: browser.executablePath, args });
}

/** Arguments that keep a browser quiet on the network and able to start in a container, beside its driver's own. */
export function browserArguments(): string[] {
  // The sandbox refuses to work for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...sandbox, '--disable-component-update', '--disable-quic'];
}

const INSTALL_LIMIT_MS = 120_000;
const VERSION_LIMIT_MS = 20_000;

/** What is installed comes first, then what Playwright and the distribution would install. */
export function candidatesHere(): readonly Candidate[] {
  const executablePath = chromium.executablePath();
  const usual = [
    ...placesOnPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']),
    ...(USUAL_PLACES[process.platform] ?? []),
  ];
  return [
    ...usual.map(installed),
    { executablePath, source: 'installed by Playwright before' },
    {
      executablePath,
      source: 'just installed with "playwright install chromium"',
      install: installWithPlaywright,
    },
    packaged('chromium'),
  ];
}

/** Where a headless shell may lie; at last the distribution brings one, if it can. */
function shellsHere(): readonly Candidate[] {
  const names = ['chromium-headless-shell', 'chrome-headless-shell'];
  const usual = ['/usr/lib/chromium/chromium-headless-shell', ...placesOnPath(names)];
  return [...usual.map(installed), packaged('chromium-headless-shell')];
}

function installed(executablePath: string): Candidate {
  return { executablePath, source: 'installed on this machine' };
}

/** A browser that a package of the distribution brings, both of one name. */
function packaged(name: string): Candidate {
  return {
    executablePath: `/usr/bin/${name}`,
    source: `just installed with "apt-get install ${name}"`,
    install: () => installPackages([name]),
  };
}

/** Where commands of these names may lie, likeliest first. */
export function placesOnPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Where systems put a browser outside PATH. */
const USUAL_PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['', process.env['HOME'] ?? ''].flatMap((home) =>
    ['Google Chrome', 'Chromium'].map(
      (name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
  ),
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) =>
    ['Google/Chrome', 'Chromium'].map((name) =>
      join(process.env[folder] ?? '', name, 'Application/chrome.exe'),
    ),
  ),
};

/** A browser that lacks a system library exists but cannot run. On Windows, running it to check would open a window. */
function canRun(executablePath: string): boolean {
  if (process.platform === 'win32') return existsSync(executablePath);
  const options = { stdio: 'ignore', timeout: VERSION_LIMIT_MS, killSignal: 'SIGKILL' } as const;
  return spawnSync(executablePath, ['--version'], options).status === 0;
}

function installWithPlaywright(): void {
  console.log('No browser found; asking Playwright for one …');
  const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  // The downloads that it starts end with it.
  const options = { stdio: 'ignore', timeout: INSTALL_LIMIT_MS, killSignal: 'SIGKILL' } as const;
  spawnSync(process.execPath, [cli, 'install', 'chromium'], options);
}

if (import.meta.main) {
  try {
    announceBrowser(findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

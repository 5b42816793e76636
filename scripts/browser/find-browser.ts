import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type Browser as RunningBrowser } from '@playwright/test';

export interface Browser {
  readonly executablePath: string;
  /** How it was found, in words. */
  readonly source: string;
}

/** What the search asks of a machine; tests answer in its place. */
export interface Machine {
  readonly chromePath: string | undefined;
  /** Where an installed browser may lie, likeliest first. */
  readonly usualPlaces: readonly string[];
  readonly playwrightPath: string;
  /** Whether the distribution's package can be installed here. */
  readonly canInstallPackage: boolean;
  readonly packagePath: string;
  readonly canRun: (executablePath: string) => Promise<boolean>;
  /** These two resolve when they are done, whether they succeeded or not. */
  readonly installWithPlaywright: () => Promise<void>;
  readonly installPackage: () => Promise<void>;
}

/** The browser for tests and measurements; installs one when the machine has none, rejects when it cannot. */
export async function findBrowser(machine: Machine = thisMachine()): Promise<Browser> {
  return (
    (await namedBrowser(machine)) ??
    (await installedBrowser(machine)) ??
    (await playwrightBrowser(machine)) ??
    (await packagedBrowser(machine)) ??
    noBrowser()
  );
}

/** Like `findBrowser`, but also prints which browser it found. */
export async function findBrowserAloud(): Promise<Browser> {
  const browser = await findBrowser();
  console.log(`Browser: ${browser.executablePath} (${browser.source})`);
  return browser;
}

/** Starts the found browser for a measurement. */
export async function launchBrowser(
  extraArguments: readonly string[] = [],
): Promise<RunningBrowser> {
  const { executablePath } = await findBrowserAloud();
  return chromium.launch({
    executablePath,
    args: [...browserArguments(), withoutAddressBarPages(), ...extraArguments],
  });
}

/** Arguments that keep a browser quiet on the network and able to start in a container. */
export function browserArguments(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    // The sandbox refuses to work for root.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ];
}

/**
 * The argument that keeps Chromium from starting, in each context, the pages that draw the list under
 * its address bar. Without a window nobody sees them, but they take as long to start as ours.
 */
export function withoutAddressBarPages(): string {
  return `--disable-features=${[...PLAYWRIGHT_WITHOUT, ...ADDRESS_BAR_PAGES].join(',')}`;
}

const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

// The browser obeys only the last such argument, so this repeats what Playwright disables:
// `disabledFeatures` in its `chromiumSwitches.ts`, except for Edge's features.
const PLAYWRIGHT_WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const PLAYWRIGHT_INSTALL_LIMIT_MS = 120_000;
const VERSION_LIMIT_MS = 20_000;

async function namedBrowser(machine: Machine): Promise<Browser | null> {
  const { chromePath } = machine;
  if (chromePath === undefined || chromePath === '') return null;
  if (await machine.canRun(chromePath)) {
    return { executablePath: chromePath, source: 'named by CHROME_PATH' };
  }
  throw new Error(`CHROME_PATH names ${chromePath}, which does not exist or cannot run.`);
}

async function installedBrowser(machine: Machine): Promise<Browser | null> {
  for (const executablePath of machine.usualPlaces) {
    if (await machine.canRun(executablePath)) {
      return { executablePath, source: 'installed on this machine' };
    }
  }
  return null;
}

async function playwrightBrowser(machine: Machine): Promise<Browser | null> {
  const executablePath = machine.playwrightPath;
  if (await machine.canRun(executablePath)) {
    return { executablePath, source: 'installed by Playwright before' };
  }
  await machine.installWithPlaywright();
  if (await machine.canRun(executablePath)) {
    return { executablePath, source: 'just installed with "playwright install chromium"' };
  }
  return null;
}

async function packagedBrowser(machine: Machine): Promise<Browser | null> {
  if (!machine.canInstallPackage) return null;
  await machine.installPackage();
  const executablePath = machine.packagePath;
  if (!(await machine.canRun(executablePath))) return null;
  return { executablePath, source: 'just installed with "apt-get install chromium"' };
}

function noBrowser(): never {
  throw new Error(
    [
      'No browser was found, and none could be installed. Help in one of three ways:',
      '  1. set CHROME_PATH to the executable of a Chromium or Chrome,',
      '  2. install Chromium or Chrome so that it lies on PATH or in its usual place,',
      '  3. run "npx playwright install --with-deps chromium" where the network allows it.',
    ].join('\n'),
  );
}

function thisMachine(): Machine {
  const isRoot = process.getuid?.() === 0;
  return {
    chromePath: process.env['CHROME_PATH'],
    usualPlaces: [...placesOnPath(COMMAND_NAMES), ...placesOfSystem()],
    playwrightPath: chromium.executablePath(),
    canInstallPackage: isRoot && existsSync('/etc/debian_version'),
    packagePath: '/usr/bin/chromium',
    canRun,
    installWithPlaywright,
    installPackage,
  };
}

const COMMAND_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where commands of these names may lie, likeliest first. */
export function placesOnPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function placesOfSystem(): string[] {
  if (process.platform === 'darwin') return macPlaces();
  if (process.platform === 'win32') return windowsPlaces();
  return ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

function macPlaces(): string[] {
  const folders = ['/Applications', join(process.env['HOME'] ?? '', 'Applications')];
  return ['Google Chrome', 'Chromium'].flatMap((name) =>
    folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
}

function windowsPlaces(): string[] {
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined);
  return ['Google\\Chrome', 'Chromium'].flatMap((name) =>
    folders.map((folder) => `${folder}\\${name}\\Application\\chrome.exe`),
  );
}

/** A browser that lacks a system library exists but cannot run. On Windows, running it to check would open a window. */
async function canRun(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  if (process.platform === 'win32') return true;
  const status = await run(executablePath, ['--version'], {
    limitMs: VERSION_LIMIT_MS,
    isShown: false,
  });
  return status === 0;
}

async function installWithPlaywright(): Promise<void> {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  console.log('No browser found; asking Playwright for one …');
  await run(process.execPath, [cli, 'install', 'chromium'], {
    limitMs: PLAYWRIGHT_INSTALL_LIMIT_MS,
    isShown: false,
  });
}

async function installPackage(): Promise<void> {
  console.log("Installing the distribution's Chromium …");
  const status = await run('apt-get', ['update'], { isShown: true });
  if (status === 0) await run('apt-get', ['install', '-y', 'chromium'], { isShown: true });
}

interface RunOptions {
  readonly limitMs?: number;
  readonly isShown: boolean;
}

/** The exit status; null when the command could not start or was stopped at its limit. */
function run(
  command: string,
  commandArguments: readonly string[],
  { limitMs, isShown }: RunOptions,
): Promise<number | null> {
  return new Promise((resolve) => {
    // The command gets its own process group, so that the downloads it starts end with it.
    const isGroup = limitMs !== undefined && process.platform !== 'win32';
    const child = spawn(command, commandArguments, {
      stdio: isShown ? 'inherit' : 'ignore',
      detached: isGroup,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
            else child.kill('SIGKILL');
          }, limitMs);
    const finish = (status: number | null) => {
      clearTimeout(timer);
      resolve(status);
    };
    child.on('error', () => {
      finish(null);
    });
    child.on('exit', finish);
  });
}

if (import.meta.main) {
  try {
    await findBrowserAloud();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

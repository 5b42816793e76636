import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, placesOnPath } from '../../scripts/browser/find-browser.ts';
import type { Engine } from './engine.ts';
import { startChromium, startFirefox } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';

/** How an engine is found on this machine. */
export interface EngineKind {
  /** Resolves to a function that starts it for a site's address; to null when it is not installed. */
  readonly find: () => Promise<((origin: string) => Promise<Engine>) | null>;
  readonly howToInstall: string;
}

/** The engines by the names that the command takes. */
export const ENGINES = {
  firefox: {
    find: () => Promise.resolve(findFirefox()),
    howToInstall: 'Debian has it as firefox-esr; FIREFOX_PATH may name any other Firefox.',
  },
  webkit: {
    find: () => Promise.resolve(findWebKit()),
    howToInstall: 'Debian has it as webkit2gtk-driver, and xvfb for machines without a screen.',
  },
  chromium: {
    find: () => {
      const { executablePath } = findBrowser();
      return Promise.resolve((origin) => startChromium(executablePath, origin));
    },
    howToInstall: '',
  },
} as const satisfies Readonly<Record<string, EngineKind>>;

export type EngineName = keyof typeof ENGINES;

export function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name);
}

function findFirefox(): ((origin: string) => Promise<Engine>) | null {
  const named = process.env['FIREFOX_PATH'];
  const places = [
    ...(named === undefined || named === '' ? [] : [named]),
    ...placesOnPath(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  const executablePath = places.find((place) => existsSync(place));
  return executablePath === undefined ? null : (origin) => startFirefox(executablePath, origin);
}

function findWebKit(): ((origin: string) => Promise<Engine>) | null {
  const driver = placesOnPath(['WebKitWebDriver']).find((place) => existsSync(place));
  const browser = miniBrowsers().find((place) => existsSync(place));
  const hasScreen = (process.env['DISPLAY'] ?? '') !== '';
  const screen = hasScreen ? null : placesOnPath(['Xvfb']).find((place) => existsSync(place));
  if (driver === undefined || browser === undefined || screen === undefined) return null;
  return (origin) => startWebKit({ driver, browser, screen }, origin);
}

/** Distributions put WebKitGTK's browser beside its library, in a folder named after its version. */
function miniBrowsers(): readonly string[] {
  const libraries = [
    '/usr/libexec',
    '/usr/lib',
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
  ];
  return libraries
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(folder, name, 'MiniBrowser')),
    );
}

import { expect, test } from 'vitest';
import { browserArguments, candidatesHere, findBrowser, findShell } from './find-browser.ts';

test('the browser that CHROME_PATH names comes first', () => {
  const { found } = search(['/named', '/usual/one'], '/named');
  expect(found).toEqual({ executablePath: '/named', source: 'named by CHROME_PATH' });
});

test('a CHROME_PATH that cannot run is an error, whatever else is installed', () => {
  expect(() => search(['/usual/one'], '/named')).toThrow('CHROME_PATH names /named');
});

test('without CHROME_PATH an installed browser comes before any installation, in the order of its places', () => {
  expect(search(['/usual/two', '/usual/one', '/playwright'])).toEqual({
    found: { executablePath: '/usual/one', source: '/usual/one' },
    installations: [],
  });
});

test('each installation is tried when the one before has brought nothing that runs', () => {
  const { found, installations } = search(['/package']);
  expect(found.executablePath).toBe('/package');
  expect(installations).toEqual(['/playwright', '/package']);
});

test('tests take a headless shell where there is one or one can be installed, and else the browser itself', () => {
  const browser = { executablePath: '/usual/one', source: 'installed' };
  const shells = [{ executablePath: '/shell', source: 'found' }];
  const shell = (chromePath: string, present: readonly string[]) =>
    findShell(browser, chromePath, shells, (path) => present.includes(path)).executablePath;
  expect(shell('', ['/usual/one', '/shell'])).toBe('/shell');
  expect(shell('', ['/usual/one'])).toBe('/usual/one');
  expect(shell('/usual/one', ['/usual/one', '/shell'])).toBe('/usual/one');
});

test('where nothing can be installed the error tells the three ways to help', () => {
  expect(() => search([])).toThrow(/CHROME_PATH[^]*PATH[^]*playwright install/);
});

test('what is there is tried before Playwright installs, and Playwright before the distribution', () => {
  const sources = candidatesHere().map(({ source }) => source);
  expect(sources.slice(-3)).toEqual([
    'installed by Playwright before',
    'just installed with "playwright install chromium"',
    'just installed with "apt-get install chromium"',
  ]);
});

test('the sandbox is given up for root alone', () => {
  const isRoot = process.getuid?.() === 0;
  expect(browserArguments().includes('--no-sandbox')).toBe(isRoot);
});

/** Searches a machine with two usual places for browsers and two ways to install one; what these bring runs only then. */
function search(running: readonly string[], chromePath = '') {
  const installations: string[] = [];
  const candidates = ['/usual/one', '/usual/two', '/playwright', '/package'].map((path) => {
    const install = () => void installations.push(path);
    return { executablePath: path, source: path, ...(!path.startsWith('/usual') && { install }) };
  });
  const isThere = (path: string) => /named|usual/.test(path) || installations.includes(path);
  const runs = (path: string) => running.includes(path) && isThere(path);
  return { found: findBrowser(chromePath, candidates, runs), installations };
}

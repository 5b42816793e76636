import { expect, test } from 'vitest';
import { browserArguments, candidatesHere, findBrowser, type Candidate } from './find-browser.ts';

test('the browser that CHROME_PATH names comes first', async () => {
  expect(await search({ chromePath: '/named', present: ['/named', '/usual/one'] })).toEqual({
    found: { executablePath: '/named', source: 'named by CHROME_PATH' },
    installations: [],
  });
});

test('a CHROME_PATH that cannot run is an error, whatever else is installed', async () => {
  const found = search({ chromePath: '/named', present: ['/usual/one'] });
  await expect(found).rejects.toThrow('CHROME_PATH names /named');
});

test('an empty CHROME_PATH counts as unset', async () => {
  const { found } = await search({ chromePath: '', present: ['/usual/one'] });
  expect(found.executablePath).toBe('/usual/one');
});

test('an installed browser is taken before any installation, in the order of its places', async () => {
  expect(await search({ present: ['/usual/two', '/usual/one', '/playwright'] })).toEqual({
    found: { executablePath: '/usual/one', source: '/usual/one' },
    installations: [],
  });
});

test('each installation is tried when the one before has brought nothing that runs', async () => {
  const { found, installations } = await search({ installable: ['/package'] });
  expect(found.executablePath).toBe('/package');
  expect(installations).toEqual(['/playwright', '/package']);
});

test('where nothing can be installed the error tells the three ways to help', async () => {
  await expect(search({})).rejects.toThrow(/CHROME_PATH[^]*PATH[^]*playwright install/);
});

test('what is there is tried before Playwright installs, and Playwright before the distribution', () => {
  const installing = ['installed by Playwright before', '"playwright install chromium"'];
  expect(sourcesOf(candidatesHere(false)).slice(-2)).toEqual(installing);
  expect(sourcesOf(candidatesHere(true)).slice(-3)).toEqual([
    ...installing,
    '"apt-get install chromium"',
  ]);
});

test('the sandbox is given up for root alone', () => {
  const isRoot = process.getuid?.() === 0;
  expect(browserArguments().includes('--no-sandbox')).toBe(isRoot);
});

interface Situation {
  readonly chromePath?: string;
  readonly present?: readonly string[];
  readonly installable?: readonly string[];
}

/** Searches a machine with two usual places for browsers and two ways to install one. */
async function search({ chromePath, present = [], installable = [] }: Situation) {
  const running = new Set(present);
  const installations: string[] = [];
  const installed = (path: string): Candidate => ({
    executablePath: path,
    source: path,
    install() {
      installations.push(path);
      if (installable.includes(path)) running.add(path);
      return Promise.resolve();
    },
  });
  const usual = ['/usual/one', '/usual/two'].map((path) => ({
    executablePath: path,
    source: path,
  }));
  const found = await findBrowser({
    chromePath,
    candidates: [...usual, installed('/playwright'), installed('/package')],
    canRun: (path) => running.has(path),
  });
  return { found, installations };
}

function sourcesOf(candidates: readonly Candidate[]): readonly string[] {
  return candidates.map(({ source }) => source.replace('just installed with ', ''));
}

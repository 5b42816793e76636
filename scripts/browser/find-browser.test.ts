import { expect, test } from 'vitest';
import { browserArguments, findBrowser, type Machine } from './find-browser.ts';

test('the browser that CHROME_PATH names comes first', async () => {
  const { machine } = machineWith({ chromePath: '/named', present: ['/named', '/usual/one'] });
  expect(await findBrowser(machine)).toEqual({
    executablePath: '/named',
    source: 'named by CHROME_PATH',
  });
});

test('a CHROME_PATH that cannot run is an error, whatever else is installed', async () => {
  const { machine } = machineWith({ chromePath: '/named', present: ['/usual/one'] });
  await expect(findBrowser(machine)).rejects.toThrow('CHROME_PATH names /named');
});

test('an empty CHROME_PATH counts as unset', async () => {
  const { machine } = machineWith({ chromePath: '', present: ['/usual/one'] });
  expect((await findBrowser(machine)).executablePath).toBe('/usual/one');
});

test('an installed browser is taken before any installation, in the order of its places', async () => {
  const { machine, installations } = machineWith({
    present: ['/usual/two', '/usual/one', '/playwright'],
  });
  expect(await findBrowser(machine)).toEqual({
    executablePath: '/usual/one',
    source: 'installed on this machine',
  });
  expect(installations).toEqual([]);
});

test('a browser that Playwright has already is taken without installing', async () => {
  const { machine, installations } = machineWith({ present: ['/playwright'] });
  expect((await findBrowser(machine)).source).toBe('installed by Playwright before');
  expect(installations).toEqual([]);
});

test('Playwright installs one before the distribution does', async () => {
  const { machine, installations } = machineWith({ installable: ['/playwright', '/package'] });
  expect((await findBrowser(machine)).executablePath).toBe('/playwright');
  expect(installations).toEqual(['/playwright']);
});

test("the distribution's package is the last resort", async () => {
  const { machine, installations } = machineWith({ installable: ['/package'] });
  expect((await findBrowser(machine)).executablePath).toBe('/package');
  expect(installations).toEqual(['/playwright', '/package']);
});

test('no package is installed where that is not possible; the error tells the three ways to help', async () => {
  const { machine, installations } = machineWith({
    installable: ['/package'],
    canInstallPackage: false,
  });
  await expect(findBrowser(machine)).rejects.toThrow(/CHROME_PATH[^]*PATH[^]*playwright install/);
  expect(installations).toEqual(['/playwright']);
});

test('the sandbox is given up for root alone', () => {
  const isRoot = process.getuid?.() === 0;
  expect(browserArguments().includes('--no-sandbox')).toBe(isRoot);
});

interface Situation {
  readonly chromePath?: string;
  readonly present?: readonly string[];
  readonly installable?: readonly string[];
  readonly canInstallPackage?: boolean;
}

function machineWith(situation: Situation): { machine: Machine; installations: string[] } {
  const present = new Set(situation.present);
  const installations: string[] = [];
  const install = (path: string) => {
    installations.push(path);
    if (situation.installable?.includes(path) === true) present.add(path);
    return Promise.resolve();
  };
  const machine: Machine = {
    chromePath: situation.chromePath,
    usualPlaces: ['/usual/one', '/usual/two'],
    playwrightPath: '/playwright',
    canInstallPackage: situation.canInstallPackage ?? true,
    packagePath: '/package',
    canRun: (path) => Promise.resolve(present.has(path)),
    installWithPlaywright: () => install('/playwright'),
    installPackage: () => install('/package'),
  };
  return { machine, installations };
}

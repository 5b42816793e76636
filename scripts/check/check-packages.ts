import { readFileSync } from 'node:fs';
import { report } from './report.ts';

/** What a lock file says of a package. */
export interface LockEntry {
  readonly version?: string;
  /** Where it comes from, if that is not the registry. */
  readonly resolved?: string;
  readonly integrity?: string;
  /** As the package states it, usually an SPDX expression. */
  readonly license?: unknown;
  readonly dev?: boolean;
  /** Needed for development, or for an option of the product that is not used. */
  readonly devOptional?: boolean;
  /** Whether the package wants to run a program of its own while it is installed. */
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a lock file by their paths, as `node_modules/react`; the project itself is ''. */
type Lock = Readonly<Record<string, LockEntry>>;

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  /** By name, or by name and version (`node@24.21.0`): npm reads the same field. */
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

type Package = ReturnType<typeof packagesOf>[number];

/** Licences that require at most a notice, as packages state them; an expression of several is an entry of its own. */
const PERMISSIVE: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  'Python-2.0',
  'Unlicense',
];

/** Development dependencies whose files the build copies into the site. */
const COPIED = /^(@fontsource\/.+|lucide-static)$/;

interface Exception {
  readonly packages: RegExp;
  readonly licence: string;
  readonly mayReachVisitors?: boolean;
}

/** Packages used although their licence is not permissive: tools that are not distributed, and fonts. */
const EXCEPTIONS: readonly Exception[] = [
  { packages: /^lightningcss(-[\w-]+)?$/, licence: 'MPL-2.0' }, // a build tool
  { packages: /^(@axe-core\/playwright|axe-core)$/, licence: 'MPL-2.0' }, // a test tool
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0' }, // a table that a build tool reads
  // The OFL requires altered fonts to keep it, but leaves pages that show them free (docs/licences.md).
  { packages: /^@fontsource\//, licence: 'OFL-1.1', mayReachVisitors: true },
];

/**
 * Reasons why `npm ci` could fail on some platform, install something other than what was tested, run a
 * script that nobody has allowed, or bring a package that may not be used; then permissions and exceptions
 * that no package needs any more. Empty if there are none.
 */
export function packageComplaints(
  { dependencies, devDependencies, overrides, allowScripts = {} }: Manifest,
  lock: Lock,
  exceptions: readonly Exception[] = EXCEPTIONS,
): readonly string[] {
  const packages = packagesOf(lock);
  const names = packages.map(({ name }) => name);
  const runners = packages.filter(({ hasInstallScript = false }) => hasInstallScript);
  const allowed = Object.keys(allowScripts).filter((key) => allowScripts[key] === true);
  return [
    ...Object.entries({ ...dependencies, ...devDependencies, ...overrides })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
      .map(([name, version]) => `package.json asks for ${name} ${version}: name one exact version`),
    ...packages
      .filter(({ integrity = '' }) => integrity === '')
      .map(({ id }) => `${id} has no integrity in the lock file`),
    ...packages
      .filter(({ resolved }) => resolved !== undefined)
      .map(({ id, resolved }) => `${id} comes from ${resolved}, not from the registry`),
    ...packages.flatMap(({ id, optionalDependencies = {} }) =>
      Object.keys(optionalDependencies)
        .filter((wanted) => !names.includes(wanted))
        .map((wanted) => `${id} may need ${wanted}, which the lock file lacks`),
    ),
    ...runners
      .filter((each) => !allowed.some((key) => isCalled(key, each)))
      .map(({ id }) => `${id} wants to run a script, which allowScripts does not know`),
    ...packages
      .filter((each) => !PERMISSIVE.includes(each.licence))
      .filter((each) => !exceptions.some((exception) => covers(exception, each)))
      .map(
        ({ id, licence, reachesVisitors }) =>
          `${id}: ${licence}${reachesVisitors ? ', and it reaches visitors' : ''}`,
      ),
    ...allowed
      .filter((key) => !runners.some((each) => isCalled(key, each)))
      .map((key) => `allowScripts allows ${key} a script that it does not have`),
    ...exceptions
      .filter((exception) => !packages.some((each) => covers(exception, each)))
      .map((exception) => `No package needs the exception for ${exception.packages.source}`),
  ];
}

/** Every package of a lock file, for all platforms, sorted by name. */
function packagesOf(lock: Lock) {
  return Object.entries(lock)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      const licence = typeof entry.license === 'string' ? entry.license : 'none that is stated';
      const isTool = entry.dev === true || entry.devOptional === true;
      // It may be in the built site.
      const reachesVisitors = !isTool || COPIED.test(name);
      return { ...entry, name, id: `${name}@${entry.version}`, licence, reachesVisitors };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function isCalled(key: string, { name, id }: Package): boolean {
  return key === name || key === id;
}

function covers(exception: Exception, { name, licence, reachesVisitors }: Package): boolean {
  const mayBe = exception.mayReachVisitors === true || !reachesVisitors;
  return mayBe && exception.packages.test(name) && exception.licence === licence;
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Lock };
  const packages = packagesOf(lock.packages);
  if (process.argv.includes('--list')) {
    for (const { id, licence, reachesVisitors } of packages) {
      console.log(id.padEnd(52), licence.padEnd(18), reachesVisitors ? 'product' : 'tool');
    }
  }
  report(
    packageComplaints(manifest, lock.packages),
    `${packages.length} packages serve every platform, run only what is allowed, and may be used.`,
  );
}

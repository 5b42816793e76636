import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSatisfied } from './licence-expression.ts';
import { report } from './report.ts';

interface LockedPackage {
  readonly version?: string;
  /** As the package states it, usually an SPDX expression. */
  readonly license?: unknown;
  readonly dev?: boolean;
  /** Needed for development, or for an option of the product that is not used. */
  readonly devOptional?: boolean;
}

interface LockedPackages {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Whether it may be in the built site: a production dependency, or one whose files the build copies. */
  readonly reachesVisitors: boolean;
}

/** Licences that require at most a notice. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** The OFL requires altered fonts to keep it, but leaves pages that show them free (docs/licences.md). */
const PERMISSIVE_AND_FONTS: ReadonlySet<string> = new Set([...PERMISSIVE, 'OFL-1.1']);
const FONTS = /^@fontsource\//;

/** Development dependencies whose files the build copies into the site. */
const COPIED = /^(@fontsource\/.+|lucide-static)$/;

interface Exception {
  readonly packages: RegExp;
  readonly licence: string;
  readonly reason: string;
}

/** Packages used although their licence is not permissive; none of them may reach visitors. */
const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^lightningcss(-[\w-]+)?$/,
    licence: 'MPL-2.0',
    reason: 'build tool, not distributed',
  },
  {
    packages: /^(@axe-core\/playwright|axe-core)$/,
    licence: 'MPL-2.0',
    reason: 'test tool, not distributed',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'table of browsers that a build tool reads, not distributed',
  },
];

/** Every package of a lock file, for all platforms, sorted by name. */
export function licensedPackages({ packages }: LockedPackages): readonly LicensedPackage[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, dev = false, devOptional = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      const licence = typeof license === 'string' ? license : 'none that is stated';
      const isTool = dev || devOptional;
      return { name, version, licence, reachesVisitors: !isTool || COPIED.test(name) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The packages that may not be used as they are, and exceptions that none needs any more. */
export function licenceComplaints(
  packages: readonly LicensedPackage[],
  exceptions: readonly Exception[] = EXCEPTIONS,
): readonly string[] {
  const unaccepted = packages.filter(
    ({ name, licence }) =>
      !isSatisfied(licence, FONTS.test(name) ? PERMISSIVE_AND_FONTS : PERMISSIVE),
  );
  const unused = exceptions.filter(
    (exception) => !unaccepted.some((licensed) => covers(exception, licensed)),
  );
  return [
    ...unaccepted
      .filter((licensed) => !exceptions.some((exception) => covers(exception, licensed)))
      .map(
        ({ name, version, licence, reachesVisitors }) =>
          `${name} ${version}: ${licence}${reachesVisitors ? ', and it reaches visitors' : ''}`,
      ),
    ...unused.map(({ packages: names }) => `No package needs the exception for ${names.source}`),
  ];
}

function covers(
  exception: Exception,
  { name, licence, reachesVisitors }: LicensedPackage,
): boolean {
  return exception.packages.test(name) && exception.licence === licence && !reachesVisitors;
}

function reasonFor(licensed: LicensedPackage): string {
  const exception = EXCEPTIONS.find((entry) => covers(entry, licensed));
  if (exception !== undefined) return exception.reason;
  return licensed.reachesVisitors ? 'product' : 'tool';
}

if (import.meta.main) {
  const lock = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
  ) as LockedPackages;
  const packages = licensedPackages(lock);
  if (process.argv.includes('--list')) {
    for (const licensed of packages) {
      const { name, version, licence } = licensed;
      console.log(
        [`${name} ${version}`.padEnd(52), licence.padEnd(18), reasonFor(licensed)].join(' '),
      );
    }
  }
  report(
    licenceComplaints(packages),
    `The licences of ${packages.length} packages allow their use.`,
  );
}

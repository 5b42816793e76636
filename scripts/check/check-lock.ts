import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './report.ts';

interface LockEntry {
  readonly integrity?: string;
  readonly link?: boolean;
  /** Shipped inside the package above it, and covered by that one's integrity. */
  readonly inBundle?: boolean;
  readonly version?: string;
  /** Whether the package wants to run a program of its own while it is installed. */
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  /** By name, or by name and version (`node@24.21.0`): npm reads the same field. */
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

/**
 * Reasons why `npm ci` could fail on some platform, install something other than what was tested or run a
 * script that nobody has allowed; empty if there are none.
 */
export function lockComplaints(manifest: Manifest, lock: Lock): string[] {
  return [
    ...missingPlatforms(lock),
    ...missingIntegrity(lock),
    ...looseVersions(manifest),
    ...unknownScripts(manifest, lock),
  ];
}

function missingPlatforms({ packages }: Lock): string[] {
  const installed = new Set(Object.keys(packages).map(packageName));
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !installed.has(name))
      .map((name) => `${packageName(path)} may need ${name}, which the lock file lacks`),
  );
}

function missingIntegrity({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && entry.link !== true && entry.inBundle !== true)
    .filter(([, { integrity = '' }]) => integrity === '')
    .map(([path]) => `${path} has no integrity in the lock file`);
}

function looseVersions({ dependencies, devDependencies, overrides }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
    .map(([name, version]) => `package.json asks for ${name} ${version}: name one exact version`);
}

/** Scripts that run without permission, and permissions that no package needs any more. */
function unknownScripts({ allowScripts = {} }: Manifest, { packages }: Lock): string[] {
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path, { version = '' }]) => [packageName(path), `${packageName(path)}@${version}`]);
  const allowed = Object.keys(allowScripts).filter((key) => allowScripts[key] === true);
  return [
    ...scripted
      .filter((names) => !names.some((name) => allowed.includes(name)))
      .map(([, name]) => `${name} wants to run a script, which allowScripts does not know`),
    ...allowed
      .filter((key) => !scripted.flat().includes(key))
      .map((key) => `allowScripts allows ${key} a script that it does not have`),
  ];
}

function packageName(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}

if (import.meta.main) {
  report(
    lockComplaints(readJson('package.json') as Manifest, readJson('package-lock.json') as Lock),
    'The lock file serves every platform, and runs only what is allowed.',
  );
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));
}

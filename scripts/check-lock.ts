import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  readonly integrity?: string;
  readonly link?: boolean;
  /** Shipped inside the package above it, and covered by that one's integrity. */
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Why `npm ci` could fail on some platform, or install something else than was tested; empty when it cannot. */
export function lockComplaints(manifest: Manifest, lock: Lock): string[] {
  return [...missingPlatforms(lock), ...missingIntegrity(lock), ...looseVersions(manifest)];
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

function packageName(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}

if (import.meta.main) {
  const complaints = lockComplaints(
    readJson('package.json') as Manifest,
    readJson('package-lock.json') as Lock,
  );
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length === 0) console.log('The lock file serves every platform.');
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));
}

import { expect, test } from 'vitest';
import { licenceComplaints, licensedPackages } from './check-licences.ts';

const EXCEPTION = { packages: /^cutter$/, licence: 'MPL-2.0', reason: 'build tool' };

test('a package under a permissive licence is no complaint, whether it reaches visitors or not [R123]', () => {
  expect(
    complaints({ view: { license: 'MIT' }, tool: { license: '(MIT OR X)', dev: true } }),
  ).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'LGPL-2.1-or-later',
  'AGPL-3.0-only',
  'MPL-2.0',
  'UNLICENSED',
  undefined,
])('a package under %s is reported, be it a tool [R123]', (license) => {
  const [complaint, ...others] = complaints({ tool: { license, dev: true } });
  expect(complaint).toContain(`tool 1.0.0: ${license ?? 'none that is stated'}`);
  expect(others).toEqual([]);
});

test('a tool under another licence is accepted by name and licence, with the reason', () => {
  expect(complaints({ cutter: { license: 'MPL-2.0', dev: true } }, [EXCEPTION])).toEqual([]);
  expect(complaints({ cutter: { license: 'GPL-3.0-only', dev: true } }, [EXCEPTION])).toContain(
    'cutter 1.0.0: GPL-3.0-only',
  );
});

test('nothing that reaches visitors is excepted [R123]', () => {
  expect(complaints({ cutter: { license: 'MPL-2.0' } }, [EXCEPTION])).toContain(
    'cutter 1.0.0: MPL-2.0, and it reaches visitors',
  );
});

test('an exception that no package needs is reported', () => {
  expect(complaints({ view: { license: 'MIT' } }, [EXCEPTION])).toEqual([
    'No package needs the exception for ^cutter$',
  ]);
});

test('the licence of fonts is accepted for fonts alone', () => {
  expect(complaints({ '@fontsource/lalezar': { license: 'OFL-1.1', dev: true } })).toEqual([]);
  expect(complaints({ view: { license: 'OFL-1.1' } })).toHaveLength(1);
});

test('of development dependencies those whose files the build copies reach visitors', () => {
  const packages = licensedPackages(
    lockOf({
      'lucide-static': { license: 'ISC', dev: true },
      tool: { license: 'ISC', dev: true },
      view: { license: 'MIT' },
    }),
  );
  const visiting = packages.filter(({ reachesVisitors }) => reachesVisitors);
  expect(visiting.map(({ name }) => name)).toEqual(['lucide-static', 'view']);
});

type Entries = Readonly<
  Record<string, { readonly license: string | undefined; readonly dev?: boolean }>
>;

function complaints(entries: Entries, exceptions: Parameters<typeof licenceComplaints>[1] = []) {
  return licenceComplaints(licensedPackages(lockOf(entries)), exceptions);
}

function lockOf(entries: Entries): Parameters<typeof licensedPackages>[0] {
  const packages = Object.entries(entries).map(
    ([name, entry]) => [`node_modules/${name}`, { version: '1.0.0', ...entry }] as const,
  );
  return { packages: { '': {}, ...Object.fromEntries(packages) } };
}

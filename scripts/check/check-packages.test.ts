import { expect, test } from 'vitest';
import { packageComplaints, type LockEntry, type Manifest } from './check-packages.ts';

const TOOL = { version: '1.2.3', integrity: 'sha512-a', license: 'MIT', dev: true } as const;
const ELSEWHERE = 'https://x.example/a.tgz';
const EXCEPTION = { packages: /^cutter$/, licence: 'MPL-2.0' };

test('a complete lock of permissive packages has no complaints [R123]', () => {
  const packages = {
    'node_modules/tool': { ...TOOL, optionalDependencies: { '@tool/linux': '1.0.0' } },
    'node_modules/tool/node_modules/@tool/linux': TOOL,
    view: { ...TOOL, dev: false },
    both: { ...TOOL, license: '(MIT AND Zlib)' },
  };
  expect(complaintsAbout(packages, { dependencies: { view: '1.0.0-beta.2' } })).toEqual([]);
});

test.each<[string, LockEntry]>([
  ['has no integrity in the lock file', { integrity: '' }],
  [`comes from ${ELSEWHERE}, not from the registry`, { resolved: ELSEWHERE }],
  ['may need mac, which the lock file lacks', { optionalDependencies: { mac: '1.0.0' } }],
])('a package that %s is reported', (complaint, change) => {
  expect(complaintsAbout({ tool: { ...TOOL, ...change } })).toEqual([`tool@1.2.3 ${complaint}`]);
});

const LOOSE = ['^1.2.3', '~1.2.3', '*', '1.x', 'latest', '>=1.0.0', 'git+ssh://x.example/tool'];

test.each(LOOSE)('the version %s is reported', (version) => {
  expect(complaintsAbout({}, { devDependencies: { tool: version } })).toHaveLength(1);
  expect(complaintsAbout({}, { overrides: { tool: version } })).toHaveLength(1);
});

test('a package that runs a script while it is installed is reported when nobody has allowed it [R123]', () => {
  const packages = { tool: { ...TOOL, hasInstallScript: true } };
  const complaint = 'tool@1.2.3 wants to run a script, which allowScripts does not know';
  expect(complaintsAbout(packages)).toEqual([complaint]);
  expect(complaintsAbout(packages, { allowScripts: { tool: false } })).toEqual([complaint]);
  expect(complaintsAbout(packages, { allowScripts: { 'tool@1.2.2': true } })).toContain(complaint);
  expect(complaintsAbout(packages, { allowScripts: { tool: true } })).toEqual([]);
  expect(complaintsAbout(packages, { allowScripts: { 'tool@1.2.3': true } })).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'LGPL-2.1-or-later',
  'AGPL-3.0-only',
  'MPL-2.0',
  'OFL-1.1',
  'MIT AND GPL-3.0-only',
  'SEE LICENSE IN LICENSE.md',
  'UNLICENSED',
  undefined,
])('a package under %s is reported, be it a tool [R123]', (license) => {
  expect(complaintsAbout({ tool: { ...TOOL, license } })).toEqual([
    `tool@1.2.3: ${license ?? 'none that is stated'}`,
  ]);
});

test('a tool under another licence is accepted by name and licence', () => {
  const cutter = (license: string) => complaintsAbout({ cutter: { ...TOOL, license } }, {}, true);
  expect(cutter('MPL-2.0')).toEqual([]);
  expect(cutter('GPL-3.0-only')).toContain('cutter@1.2.3: GPL-3.0-only');
});

test('nothing that reaches visitors is excepted, nor what the build copies from a tool [R123]', () => {
  const cutter = { ...TOOL, license: 'MPL-2.0', dev: false };
  const complaint = 'cutter@1.2.3: MPL-2.0, and it reaches visitors';
  expect(complaintsAbout({ cutter }, {}, true)).toContain(complaint);
  expect(complaintsAbout({ 'lucide-static': { ...TOOL, license: 'MPL-2.0' } })).toEqual([
    complaint.replace('cutter', 'lucide-static'),
  ]);
});

test('leave for a script that no package has, and an exception that none needs, are reported', () => {
  expect(complaintsAbout({ tool: TOOL }, { allowScripts: { tool: true } }, true)).toEqual([
    'allowScripts allows tool a script that it does not have',
    'No package needs the exception for ^cutter$',
  ]);
});

function complaintsAbout(
  entries: Readonly<Record<string, LockEntry>>,
  manifest: Manifest = {},
  hasException = false,
): readonly string[] {
  return packageComplaints(manifest, { '': {}, ...entries }, hasException ? [EXCEPTION] : []);
}

import { describe, expect, test } from 'vitest';
import { lockComplaints } from './check-lock.ts';

const EMPTY = { packages: {} };

test('a complete lock has no complaints', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        integrity: 'sha512-a',
        optionalDependencies: { '@tool/linux': '1.0.0' },
      },
      'node_modules/tool/node_modules/@tool/linux': { integrity: 'sha512-b' },
      'node_modules/tool/node_modules/inside': { inBundle: true },
      'node_modules/linked': { link: true },
    },
  };
  expect(lockComplaints({ dependencies: { tool: '1.0.0-beta.2' } }, lock)).toEqual([]);
});

test('a platform package without an entry is reported', () => {
  const lock = {
    packages: {
      'node_modules/tool': {
        integrity: 'sha512-a',
        optionalDependencies: { '@tool/mac': '1.0.0' },
      },
    },
  };
  expect(lockComplaints({}, lock)).toEqual(['tool may need @tool/mac, which the lock file lacks']);
});

test('an entry without integrity is reported', () => {
  expect(lockComplaints({}, { packages: { 'node_modules/tool': {} } })).toEqual([
    'node_modules/tool has no integrity in the lock file',
  ]);
});

test.each(['^1.2.3', '~1.2.3', '*', '1.x', 'latest', '>=1.0.0'])(
  'the version %s is reported',
  (version) => {
    expect(lockComplaints({ devDependencies: { tool: version } }, EMPTY)).toHaveLength(1);
    expect(lockComplaints({ overrides: { tool: version } }, EMPTY)).toHaveLength(1);
  },
);

describe('a package that runs a script while it is installed', () => {
  const lock = {
    packages: {
      '': { hasInstallScript: false },
      'node_modules/tool': { integrity: 'sha512-a', version: '1.2.3', hasInstallScript: true },
    },
  };

  test('is reported when nobody has allowed it [R123]', () => {
    const complaint = 'tool@1.2.3 wants to run a script, which allowScripts does not know';
    expect(lockComplaints({}, lock)).toEqual([complaint]);
    expect(lockComplaints({ allowScripts: { tool: false } }, lock)).toEqual([complaint]);
    expect(lockComplaints({ allowScripts: { 'tool@1.2.2': true } }, lock)).toContain(complaint);
  });

  test.each(['tool', 'tool@1.2.3'])('may do so when %s is allowed', (key) => {
    expect(lockComplaints({ allowScripts: { [key]: true } }, lock)).toEqual([]);
  });
});

test('leave for a script that no package has is reported', () => {
  expect(lockComplaints({ allowScripts: { tool: true } }, EMPTY)).toEqual([
    'allowScripts allows tool a script that it does not have',
  ]);
});

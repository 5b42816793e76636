import { expect, test } from 'vitest';
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

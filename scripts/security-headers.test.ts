import { describe, expect, test } from 'vitest';
import { SCRIPT_POLICY } from '#services/own-script.ts';
import { securityHeaders } from './security-headers.ts';

const HASHES = ['iA8j9zQ+/w==', 'b00k9zQ+/w=='];
const TRUSTED_TYPES = 'trusted-types';
const LINES = securityHeaders(HASHES).split('\n');

describe('the content security policy', () => {
  const policy = directives();

  test('allows nothing that is not named', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
  });

  test('trusts no inline script, no inline style but the known ones, and no code made of text', () => {
    expect([...policy.values()].flat().join(' ')).not.toContain('unsafe-');
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual([
      "'self'",
      ...HASHES.map((hash) => `'sha256-${hash}'`),
    ]);
  });

  test('lets no other host in', () => {
    const { [TRUSTED_TYPES]: _, ...fetching } = Object.fromEntries(policy);
    for (const source of Object.values(fetching).flat()) {
      expect(source).toMatch(/^'(self|none|script|sha256-.*)'$/);
    }
  });

  test.each([
    ['frames', 'frame-ancestors'],
    ['another base address', 'base-uri'],
    ['forms that are sent', 'form-action'],
  ])('forbids %s', (_, name) => {
    expect(policy.get(name)).toEqual(["'none'"]);
  });

  test('demands trusted types, and knows one policy that makes them', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get(TRUSTED_TYPES)).toEqual([SCRIPT_POLICY]);
  });

  test('lets workers start from own scripts', () => {
    expect(policy.get('worker-src')).toEqual(["'self'"]);
  });
});

test('every page says that it is secure, what its type is and what it does not use', () => {
  const everywhere = linesUnder('/*');
  for (const name of [
    'Strict-Transport-Security',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy: same-origin',
  ]) {
    expect(everywhere).toContainEqual(expect.stringContaining(`  ${name}`));
  }
});

test('files whose name tells their content are kept for a year, pages are not', () => {
  for (const files of ['/assets/*', '/social/*']) {
    expect(linesUnder(files)).toEqual(['  Cache-Control: public, max-age=31536000, immutable']);
  }
  expect(linesUnder('/*').join()).not.toContain('Cache-Control');
});

function directives(): ReadonlyMap<string, readonly string[]> {
  const [line = ''] = LINES.filter((text) => text.includes('Content-Security-Policy: '));
  const policy = line.replace('Content-Security-Policy: ', '').trim();
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The headers of a path: the indented lines that follow it. */
function linesUnder(path: string): readonly string[] {
  const following = LINES.slice(LINES.indexOf(path) + 1);
  return following.slice(
    0,
    following.findIndex((line) => !line.startsWith('  ')),
  );
}

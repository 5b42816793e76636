import { describe, expect, test } from 'vitest';
import { SCRIPT_POLICY } from '#services/own-script.ts';
import { securityHeaders } from './security-headers.ts';

const HASHES = { scripts: ['b007zQ+/w=='], styles: ['iA8j9zQ+/w==', 'b00k9zQ+/w=='] };
const TRUSTED_TYPES = 'trusted-types';
const YEAR_SECONDS = 31_536_000;

describe('the content security policy', () => {
  const policy = directives();

  test('allows nothing that is not named [R121]', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
  });

  test('trusts no inline script and no inline style but the known ones, and no code made of text [R121]', () => {
    expect([...policy.values()].flat().join(' ')).not.toContain('unsafe-');
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-b007zQ+/w=='"]);
    expect(policy.get('style-src')).toEqual([
      "'self'",
      "'sha256-iA8j9zQ+/w=='",
      "'sha256-b00k9zQ+/w=='",
    ]);
  });

  test('lets no other host in [R83, R91]', () => {
    const { [TRUSTED_TYPES]: _, ...fetching } = Object.fromEntries(policy);
    for (const source of Object.values(fetching).flat()) {
      expect(source).toMatch(/^'(self|none|script|sha256-.*)'$/);
    }
  });

  test.each([
    ['frames', 'frame-ancestors'],
    ['another base address', 'base-uri'],
    ['forms that are sent', 'form-action'],
  ])('forbids %s [R121]', (_, name) => {
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

test('every file says what its type is, whom it is for and what others are told of its address [R121]', () => {
  expect(headers()).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('HTTPS is promised for as long as the owner says, and not at all when he has not said so', () => {
  expect(headers({ isSent: false })).not.toHaveProperty('Strict-Transport-Security');
  expect(headers({ isSent: true })).toMatchObject({
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  });
});

function headers({ isSent } = { isSent: false }): Readonly<Record<string, string>> {
  return Object.fromEntries(securityHeaders(HASHES, { isSent, maxAgeSeconds: YEAR_SECONDS }));
}

function directives(): ReadonlyMap<string, readonly string[]> {
  const policy = headers()['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

import { expect, test } from 'vitest';
import { SCRIPT_POLICY } from '#services/own-script.ts';
import { securityHeaders } from './security-headers.ts';

const HASHES = { scripts: ['b007zQ+/w=='], styles: ['iA8j9zQ+/w==', 'b00k9zQ+/w=='] };
const YEAR_SECONDS = 31_536_000;

const directives = headers()['Content-Security-Policy']?.split('; ') ?? [];

test.each([
  ['allows nothing that is not named [R121]', "default-src 'none'"],
  ['knows the script inside the pages [R121]', "script-src 'self' 'sha256-b007zQ+/w=='"],
  [
    'knows the styles inside the pages [R121]',
    "style-src 'self' 'sha256-iA8j9zQ+/w==' 'sha256-b00k9zQ+/w=='",
  ],
  ['forbids frames [R121]', "frame-ancestors 'none'"],
  ['forbids another base address [R121]', "base-uri 'none'"],
  ['forbids forms that are sent [R121]', "form-action 'none'"],
  ['demands trusted types', "require-trusted-types-for 'script'"],
  ['knows one policy that makes trusted types', `trusted-types ${SCRIPT_POLICY}`],
  ['lets workers start from own scripts', "worker-src 'self'"],
])('the content security policy %s', (_, directive) => {
  expect(directives).toContain(directive);
});

test('the content security policy lets no other host in, no unknown inline code and no code made of text [R83, R91, R121]', () => {
  for (const directive of directives.filter((each) => !each.startsWith('trusted-types '))) {
    expect(directive).toMatch(/^[a-z-]+( '(self|none|script|sha256-[^']*)')+$/);
  }
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

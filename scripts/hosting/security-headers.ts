import { SCRIPT_POLICY } from '#services/own-script.ts';
import type { Header } from './header-rules.ts';

/** Whether a browser is told to come by HTTPS alone, and for how long it keeps to that. */
export interface StrictTransportSecurity {
  readonly isSent: boolean;
  readonly maxAgeSeconds: number;
}

/** What stands inside the pages themselves, by the SHA-256 digest of its text in base 64. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The headers that every file of the site is sent with. */
export function securityHeaders(
  hashes: InlineHashes,
  { isSent, maxAgeSeconds }: StrictTransportSecurity,
): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(hashes)],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(isSent ? [['Strict-Transport-Security', `max-age=${String(maxAgeSeconds)}`] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/**
 * Pages may use scripts, workers and resources of their own origin, and the script and the styles inside
 * them, known by their hashes; the one policy of trusted types lets a worker start from such a script and from
 * nothing else.
 * Source: https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/.
 */
function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sourceOf)].join(' '),
    ["style-src 'self'", ...styles.map(sourceOf)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${SCRIPT_POLICY}`,
  ].join('; ');
}

function sourceOf(hash: string): string {
  return `'sha256-${hash}'`;
}

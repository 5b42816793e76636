import { SCRIPT_POLICY } from '#services/own-script.ts';
import type { STRICT_TRANSPORT_SECURITY } from '#site/site.ts';
import type { Header } from './header-rules.ts';

/** The SHA-256 digests, in base 64, of the scripts and styles inside the pages. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The headers that every file of the site is sent with. */
export function securityHeaders(
  hashes: InlineHashes,
  { isSent, maxAgeSeconds }: typeof STRICT_TRANSPORT_SECURITY,
): readonly Header[] {
  return [
    contentSecurityPolicy(hashes),
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(isSent ? [['Strict-Transport-Security', `max-age=${String(maxAgeSeconds)}`] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/** The policy of the one script that may compile WebAssembly, which is started as a worker. */
export function solverPolicy(): Header {
  return contentSecurityPolicy({ scripts: [], styles: [] }, "'self' 'wasm-unsafe-eval'");
}

/**
 * Pages may use scripts, workers and resources of their own origin, and their inline script and styles, which
 * are known by their hashes. The only trusted-types policy lets a worker start from a script of that origin
 * and from nothing else.
 * Source: https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/.
 */
function contentSecurityPolicy({ scripts, styles }: InlineHashes, scriptSource = "'self'"): Header {
  const known = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const directives = [
    "default-src 'none'",
    `script-src ${scriptSource}${known(scripts)}`,
    `style-src 'self'${known(styles)}`,
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
  ];
  return ['Content-Security-Policy', directives.join('; ')];
}

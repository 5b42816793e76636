import { SCRIPT_POLICY } from '#services/own-script.ts';

/**
 * The headers of the finished site in the `_headers` format that static hosts read. Pages may use
 * scripts, workers and resources of their own origin, and the styles inside them, known by their hashes; the one
 * policy of trusted types lets a worker start from such a script and from nothing else.
 * Source: https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/.
 */
export function securityHeaders(styleHashes: readonly string[]): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
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
  return [
    '/*',
    `  Content-Security-Policy: ${policy}`,
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Cross-Origin-Resource-Policy: same-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Strict-Transport-Security: max-age=31536000',
    '  X-Content-Type-Options: nosniff',
    ...['/assets/*', '/social/*'].flatMap((files) => [
      files,
      '  Cache-Control: public, max-age=31536000, immutable',
    ]),
    '',
  ].join('\n');
}

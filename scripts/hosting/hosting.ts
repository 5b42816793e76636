import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRICT_TRANSPORT_SECURITY, SITE } from '../../src/site/site.ts';
import { BUILD_FOLDER, filesIn, isCompressedCopy } from '../build/built-files.ts';
import { inlineScriptsOf, stylesOf } from '../build/references.ts';
import { caddyfile } from './caddy.ts';
import { formatHeaders } from './header-rules.ts';
import { HEADERS_PATH, netlifyRedirects, type HostSite } from './host-site.ts';
import { nginxConfiguration } from './nginx.ts';
import { securityHeaders } from './security-headers.ts';
import { siteHeaders } from './site-headers.ts';

const CONFIGURATION_FOLDER = '.build/hosting';

/* Reads a finished build and writes what hosts need to know of it. */
// Compressed copies are the same file, and `_headers` is not part of the site.
const files = filesIn(BUILD_FOLDER).filter(
  (file) => !isCompressedCopy(file) && `/${file}` !== HEADERS_PATH,
);
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((page) => readFileSync(join(BUILD_FOLDER, page), 'utf8'));
const hashes = {
  scripts: hashesOf(pages.flatMap(inlineScriptsOf)),
  styles: hashesOf(pages.flatMap(stylesOf)),
};
const site: HostSite = {
  host: new URL(SITE.origin).host,
  rules: [
    { patterns: ['/*'], headers: securityHeaders(hashes, STRICT_TRANSPORT_SECURITY) },
    ...siteHeaders(files),
  ],
};

mkdirSync(CONFIGURATION_FOLDER, { recursive: true });
writeFileSync(join(BUILD_FOLDER, HEADERS_PATH), formatHeaders(site.rules));
writeFileSync(join(CONFIGURATION_FOLDER, 'nginx.conf'), nginxConfiguration(site));
writeFileSync(join(CONFIGURATION_FOLDER, 'Caddyfile'), caddyfile(site));
writeFileSync(join(CONFIGURATION_FOLDER, '_redirects'), netlifyRedirects());
console.log('Wrote the headers and configurations for hosts');

/** The SHA-256 digests, in base 64, by which the content security policy identifies texts. */
function hashesOf(texts: readonly string[]): readonly string[] {
  const digests = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(digests)].toSorted();
}

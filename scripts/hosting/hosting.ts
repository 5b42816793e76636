import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRICT_TRANSPORT_SECURITY, SITE } from '../../src/site/site.ts';
import { filesIn, isCompressedCopy } from '../build/files.ts';
import { inlineScriptsOf, stylesOf } from '../build/references.ts';
import { caddyfile } from './caddy.ts';
import { formatHeaders } from './header-rules.ts';
import { headerRulesOf, type HostSite } from './host-site.ts';
import { netlifyRedirects } from './netlify.ts';
import { nginxConfiguration } from './nginx.ts';
import { securityHeaders } from './security-headers.ts';
import { BUILD_FOLDER } from './serve.ts';
import { siteHeaders } from './site-headers.ts';

const CONFIGURATION_FOLDER = join(import.meta.dirname, '../../.build/hosting');

if (import.meta.main) {
  const site = readBuild(BUILD_FOLDER);
  const headers = formatHeaders(headerRulesOf(site));
  mkdirSync(CONFIGURATION_FOLDER, { recursive: true });
  writeFileSync(join(BUILD_FOLDER, '_headers'), headers);
  writeFileSync(join(CONFIGURATION_FOLDER, 'nginx.conf'), nginxConfiguration(site));
  writeFileSync(join(CONFIGURATION_FOLDER, 'Caddyfile'), caddyfile(site));
  writeFileSync(join(CONFIGURATION_FOLDER, '_redirects'), netlifyRedirects());
  console.log('Wrote the headers and configurations for hosts');
}

/** What a host needs to know about the site in a folder. */
function readBuild(folder: string): HostSite {
  // Compressed copies are the same file, and `_headers` is not part of the site.
  const files = filesIn(folder).filter((file) => !isCompressedCopy(file) && file !== '_headers');
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((page) => readFileSync(join(folder, page), 'utf8'));
  const hashes = {
    scripts: hashesOf(pages.flatMap(inlineScriptsOf)),
    styles: hashesOf(pages.flatMap(stylesOf)),
  };
  const { host } = new URL(SITE.origin);
  return {
    host,
    root: `/var/www/${host}`,
    everywhere: securityHeaders(hashes, STRICT_TRANSPORT_SECURITY),
    byPath: siteHeaders(files),
  };
}

/** The SHA-256 digests, in base 64, by which the content security policy identifies texts. */
function hashesOf(texts: readonly string[]): readonly string[] {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].toSorted();
}

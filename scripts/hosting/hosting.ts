import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { STRICT_TRANSPORT_SECURITY, SITE } from '../../src/site/site.ts';
import { formatHeaders } from './header-rules.ts';
import { caddyfile } from './caddy.ts';
import type { HostSite } from './host-site.ts';
import { netlifyRedirects } from './netlify.ts';
import { nginxConfiguration } from './nginx.ts';
import { filesIn, isCompressedCopy } from '../build/files.ts';
import { inlineScriptsOf, stylesOf } from '../build/references.ts';
import { securityHeaders } from './security-headers.ts';
import { BUILD_FOLDER } from './serve.ts';
import { siteHeaders } from './site-headers.ts';

const CONFIGURATION_FOLDER = join(import.meta.dirname, '../../.build/hosting');
const NOT_FOUND_PAGE = /(?:^|\/)404\.html$/;

if (import.meta.main) {
  const { site, headers } = readBuild(BUILD_FOLDER);
  mkdirSync(CONFIGURATION_FOLDER, { recursive: true });
  writeFileSync(join(BUILD_FOLDER, '_headers'), headers);
  writeFileSync(join(CONFIGURATION_FOLDER, 'nginx.conf'), nginxConfiguration(site));
  writeFileSync(join(CONFIGURATION_FOLDER, 'Caddyfile'), caddyfile(site));
  writeFileSync(join(CONFIGURATION_FOLDER, '_redirects'), netlifyRedirects(site));
  console.log(`Wrote ${site.rules.length} header rules for hosts`);
}

/** What a host needs to know about the site in a folder, and its header rules as a `_headers` file. */
function readBuild(folder: string): { readonly site: HostSite; readonly headers: string } {
  // Compressed copies are the same file, and `_headers` is not part of the site.
  const files = filesIn(folder).filter((file) => !isCompressedCopy(file) && file !== '_headers');
  const pages = files.filter((file) => extname(file) === '.html');
  const texts = pages.map((page) => readFileSync(join(folder, page), 'utf8'));
  const hashes = {
    scripts: hashesOf(texts.flatMap(inlineScriptsOf)),
    styles: hashesOf(texts.flatMap(stylesOf)),
  };
  const rules = siteHeaders(files, securityHeaders(hashes, STRICT_TRANSPORT_SECURITY));
  const notFoundPages = new Map(
    pages
      .filter((page) => NOT_FOUND_PAGE.test(page))
      .map((page) => [`/${page.replace('404.html', '')}`, `/${page}`]),
  );
  return {
    site: { host: new URL(SITE.origin).host, rules, notFoundPages },
    headers: formatHeaders(rules),
  };
}

/** The SHA-256 digests, in base 64, by which the content security policy identifies texts. */
function hashesOf(texts: readonly string[]): readonly string[] {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].toSorted();
}

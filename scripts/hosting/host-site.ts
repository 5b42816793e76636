import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import type { HeaderRule } from './header-rules.ts';

/** What a server needs to know about the site, in whatever language it is configured. */
export interface HostSite {
  /** Its domain. */
  readonly host: string;
  /** Its headers. None is in two of the rules after the first that match the same path; some replace those of the first. */
  readonly rules: readonly [everywhere: HeaderRule, ...byPath: readonly HeaderRule[]];
}

/** The folders with a 404 page for all paths in them; servers take the first that matches, so the root is the last. */
export const NOT_FOUND_FOLDERS: readonly string[] = LANGUAGES.map(
  ({ code }) => `${prefixOf(code)}/`,
).toSorted((one, other) => other.length - one.length);

/** The paths of 404 pages, which are sent with status 404 even when requested by name. */
export const NOT_FOUND_PATHS = String.raw`^(?:/[\w-]+)?/404(?:\.html)?$`;
/** The file of the header rules is not part of the site. */
export const HEADERS_PATH = '/_headers';
/** A path with a closing slash; its group is the page that is meant. Paths of other forms are not the site's. */
export const CLOSING_SLASH = String.raw`^((?:/[\w-]+)+)/$`;

/**
 * A `_redirects` file for Netlify, which by itself finds only the 404 page at the root. Where there is no file, Netlify
 * then sends the language's 404 page under the requested address.
 * Source: https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
export function netlifyRedirects(): string {
  const folders = NOT_FOUND_FOLDERS.filter((folder) => folder !== '/');
  return folders.map((folder) => `${folder}* ${folder}404.html 404\n`).join('');
}

import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import type { Header, HeaderRule } from './header-rules.ts';

/** What a server needs to know about the site, in whatever language it is configured. */
export interface HostSite {
  /** Its domain. */
  readonly host: string;
  /** Where the configurations expect the built site: the one path that an owner may have to change. */
  readonly root: string;
  /** The headers of every path. */
  readonly everywhere: readonly Header[];
  /** The other headers, none of them in two rules that match the same path; some replace those of every path. */
  readonly byPath: readonly HeaderRule[];
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

/** The patterns of the paths on which a header of every path is replaced, and does not count. */
export function exceptionsTo(name: string, { byPath }: HostSite): readonly string[] {
  return byPath
    .filter(({ replaces, headers }) => replaces && headers.some(([other]) => other === name))
    .flatMap(({ patterns }) => patterns);
}

/** All headers of a site as rules, for hosts that read a `_headers` file. */
export function headerRulesOf({ everywhere, byPath }: HostSite): readonly HeaderRule[] {
  return [{ patterns: ['/*'], headers: everywhere }, ...byPath];
}

import { expressionOf, type HeaderRule } from './header-rules.ts';

/** What a server needs to know about the site, in whatever language it is configured. */
export interface HostSite {
  /** Its domain. */
  readonly host: string;
  readonly rules: readonly HeaderRule[];
  /** 404 pages by the path prefix that they are for ('/', '/ar/'); the longest matching prefix wins. */
  readonly notFoundPages: ReadonlyMap<string, string>;
}

/** Everything that the rules say about one header. */
export interface HeaderValues {
  readonly name: string;
  readonly values: readonly HeaderValue[];
}

interface HeaderValue {
  readonly value: string;
  /** Matches the paths that have this value, as a regular expression; null for all paths. */
  readonly expression: string | null;
}

/** The rules regrouped by header, as servers without `_headers` need them. */
export function valuesByHeader(rules: readonly HeaderRule[]): readonly HeaderValues[] {
  const entries = rules.flatMap(({ pattern, headers }) =>
    headers.map(([name, value]) => ({ name, pattern, value })),
  );
  return distinct(entries.map(({ name }) => name)).map((name) => {
    const ofName = entries.filter((entry) => entry.name === name);
    const values = distinct(ofName.map(({ value }) => value)).map((value) => ({
      value,
      expression: unitedExpression(
        ofName.filter((entry) => entry.value === value).map(({ pattern }) => pattern),
      ),
    }));
    return { name, values };
  });
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function unitedExpression(patterns: readonly string[]): string | null {
  return patterns.includes(EVERYWHERE) ? null : patterns.map(expressionOf).join('|');
}

/** The pattern of a rule for every path. */
const EVERYWHERE = '/*';
/** The paths of 404 pages, which are sent with status 404 even when requested by name. */
export const NOT_FOUND_PATHS = String.raw`^(?:/[\w-]+)?/404(?:\.html)?$`;
/** The file of the header rules is not part of the site. */
export const HEADERS_PATH = '/_headers';
/** A path with a closing slash; its group is the page that is meant. Paths of other forms are not the site's. */
export const CLOSING_SLASH = String.raw`^((?:/[\w-]+)+)/$`;
/** Types that are missing from the lists of common servers. */
export const MORE_TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['webmanifest', 'application/manifest+json'],
];

/** Where the configurations expect the built site: the one path that an owner may have to change. */
export function rootOf({ host }: HostSite): string {
  return `/var/www/${host}`;
}

import { expressionOf, type HeaderRule } from './header-rules.ts';

/** What a server has to know of the site, whatever the language of its configuration. */
export interface HostSite {
  /** Its domain. */
  readonly host: string;
  readonly rules: readonly HeaderRule[];
  /** From the beginning of a path ('/', '/ar/') to the page for what is not found under it; the longest beginning counts. */
  readonly notFoundPages: ReadonlyMap<string, string>;
}

/** All that rules say of one header. */
export interface HeaderValues {
  readonly name: string;
  readonly values: readonly HeaderValue[];
}

interface HeaderValue {
  readonly value: string;
  /** Of the paths that have it, as a regular expression; null for all paths. */
  readonly expression: string | null;
}

/** The rules turned round, header by header: servers without `_headers` are told so. */
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
/** The paths of 404 pages, which answer with their status even when asked for by name. */
export const NOT_FOUND_PATHS = String.raw`^(?:/[\w-]+)?/404(?:\.html)?$`;
/** The file of the header rules is no part of the site. */
export const HEADERS_PATH = '/_headers';
/** A path with a closing slash and, as its group, the page that is meant. Others are not the site's. */
export const CLOSING_SLASH = String.raw`^((?:/[\w-]+)+)/$`;
/** Types that the lists of common servers lack. */
export const MORE_TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['webmanifest', 'application/manifest+json'],
];

/** Where the configurations expect the built site: the one path that an owner may have to change. */
export function rootOf({ host }: HostSite): string {
  return `/var/www/${host}`;
}

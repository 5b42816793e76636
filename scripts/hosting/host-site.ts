import { expressionOf, type Header, type HeaderRule } from './header-rules.ts';

/** What a server needs to know about the site, in whatever language it is configured. */
export interface HostSite {
  /** Its domain. */
  readonly host: string;
  /** No header is in two rules that match the same path. */
  readonly rules: readonly HeaderRule[];
  /** 404 pages by the path prefix that they are for ('/', '/ar/'); the longest matching prefix wins. */
  readonly notFoundPages: ReadonlyMap<string, string>;
}

interface HostHeaders {
  /** The headers of every path. */
  readonly everywhere: readonly Header[];
  readonly byPath: readonly PathHeader[];
}

/** A header of some paths: its values, each with the regular expression of the paths that have it. */
interface PathHeader {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly expression: string }[];
}

/** The rules regrouped by header, as servers without `_headers` need them. */
export function hostHeaders(rules: readonly HeaderRule[]): HostHeaders {
  const everywhere = rules.filter(({ pattern }) => pattern === EVERYWHERE);
  const expressions = new Map<string, Map<string, string>>();
  for (const { pattern, headers } of rules.filter((rule) => !everywhere.includes(rule))) {
    for (const [name, value] of headers) {
      const ofName = expressions.get(name) ?? new Map<string, string>();
      const before = ofName.get(value);
      const own = expressionOf(pattern);
      ofName.set(value, before === undefined ? own : `${before}|${own}`);
      expressions.set(name, ofName);
    }
  }
  return {
    everywhere: everywhere.flatMap(({ headers }) => headers),
    byPath: [...expressions].map(([name, ofName]) => ({
      name,
      values: [...ofName].map(([value, expression]) => ({ value, expression })),
    })),
  };
}

/** Prefixes of paths with their 404 pages, the longest first: servers take the first that matches. */
export function notFoundPagesOf({ notFoundPages }: HostSite): (readonly [string, string])[] {
  return [...notFoundPages].toSorted(([one], [other]) => other.length - one.length);
}

/** The pattern of a rule for every path. */
const EVERYWHERE = '/*';
/** The paths of 404 pages, which are sent with status 404 even when requested by name. */
export const NOT_FOUND_PATHS = String.raw`^(?:/[\w-]+)?/404(?:\.html)?$`;
/** The file of the header rules is not part of the site. */
export const HEADERS_PATH = '/_headers';
/** A path with a closing slash; its group is the page that is meant. Paths of other forms are not the site's. */
export const CLOSING_SLASH = String.raw`^((?:/[\w-]+)+)/$`;

/** Where the configurations expect the built site: the one path that an owner may have to change. */
export function rootOf({ host }: HostSite): string {
  return `/var/www/${host}`;
}

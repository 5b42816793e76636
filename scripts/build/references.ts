/** Something that a file of the built site points to. */
export interface Reference {
  /** Why: the element, or the kind of text it was found in. */
  readonly kind: string;
  /** As written in the file: an address, a path, or a path relative to the file. */
  readonly target: string;
}

type Attributes = ReadonlyMap<string, string>;

/** Everything a page loads or links to. Expects the markup that this project writes: attributes in double quotes. */
export function referencesOfPage(html: string, origin: string): readonly Reference[] {
  return [
    ...elementsOf(html).flatMap(({ name, attributes }) => referencesOfElement(name, attributes)),
    ...stylesOf(html).flatMap(referencesOfStyle),
    ...dataOf(html).flatMap((data) => addressesIn(data, origin)),
  ];
}

/** The addresses in `url()`. */
export function referencesOfStyle(css: string): readonly Reference[] {
  const targets = [...css.matchAll(/url\((['"]?)([^'")]+)\1\)/g)].map(
    ([, , target = '']) => target,
  );
  return targets
    .filter((target) => !target.startsWith('data:'))
    .map((target) => ({ kind: 'style', target }));
}

/** Files that a script names the way the bundler does: scripts beside it, and files in the assets folder. */
export function referencesOfScript(script: string): readonly Reference[] {
  const names = script.matchAll(
    /["'`](\.\/[\w.-]+-[\w-]{8}\.js|\/?assets\/[\w.-]+)(?:#[\w-]*)?["'`]/g,
  );
  return [...names].map(([, target = '']) => ({
    kind: 'script',
    target: target.startsWith('assets/') ? `/${target}` : target,
  }));
}

/** All addresses of a sitemap, the alternates too. */
export function referencesOfSitemap(xml: string): readonly Reference[] {
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const alternates = elementsOf(xml)
    .filter(({ name }) => name === 'xhtml:link')
    .map(({ attributes }) => attributes.get('href') ?? '');
  return [...addresses, ...alternates].map((target) => ({ kind: 'sitemap', target }));
}

/** The sitemaps that robots.txt names for crawlers. */
export function referencesOfRobots(text: string): readonly Reference[] {
  const lines = [...text.matchAll(/^Sitemap: (.*)$/gm)];
  return lines.map(([, target = '']) => ({ kind: 'robots', target }));
}

/** The ids that an address can name. Content in a template is not part of the page. */
export function idsOf(markup: string): ReadonlySet<string> {
  const shown = markup.replaceAll(/<template\b.*?<\/template>/gs, '');
  const ids = elementsOf(shown).map(({ attributes }) => attributes.get('id'));
  return new Set(ids.filter((id) => id !== undefined));
}

/** The page's own address, and its addresses in other languages by their code. */
export function siblingsOf(html: string): {
  readonly canonical: string | null;
  readonly alternates: ReadonlyMap<string, string>;
} {
  const links = elementsOf(html)
    .filter(({ name }) => name === 'link')
    .map(({ attributes }) => attributes);
  const canonical = links.find((link) => link.get('rel') === 'canonical');
  const alternates = links.filter((link) => link.get('rel') === 'alternate');
  return {
    canonical: canonical?.get('href') ?? null,
    alternates: new Map(
      alternates.map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
  };
}

/** Attributes that hold one address, whatever the element. */
const ADDRESS_ATTRIBUTES = ['href', 'xlink:href', 'src', 'action', 'poster', 'data'];

/** Attributes that hold addresses with spaces between. */
const ADDRESS_LISTS = ['data-application', 'data-modules', 'data-modules-ahead'];

/** Names of meta elements whose content is an address. */
const ADDRESS_NAMES = ['og:url', 'og:image', 'twitter:image'];

function referencesOfElement(name: string, attributes: Attributes): readonly Reference[] {
  const rel = attributes.get('rel');
  const kind = rel === undefined || name !== 'link' ? name : `${name} ${rel}`;
  const property = attributes.get('property') ?? attributes.get('name') ?? '';
  const content = attributes.get('content') ?? '';
  const targets = [
    ...ADDRESS_ATTRIBUTES.map((attribute) => attributes.get(attribute)),
    ...(attributes.get('srcset') ?? '')
      .split(',')
      .map((candidate) => candidate.trim().split(' ')[0]),
    ...ADDRESS_LISTS.flatMap((attribute) => (attributes.get(attribute) ?? '').split(' ')),
    ...(ADDRESS_NAMES.includes(property) ? [content] : []),
  ];
  return targets
    .filter((target): target is string => target !== undefined && target !== '')
    .map((target) => ({ kind: property === '' ? kind : property, target }));
}

function elementsOf(
  markup: string,
): readonly { readonly name: string; readonly attributes: Attributes }[] {
  const withoutTexts = markup.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  const tags = withoutTexts.matchAll(/<([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi);
  return [...tags].map(([, name = '', list = '']) => ({
    name,
    attributes: new Map(
      [...list.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  }));
}

/** The texts of the styles inside a page. */
export function stylesOf(html: string): readonly string[] {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
}

/** The texts of the inline scripts that a page runs. */
export function inlineScriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
}

function dataOf(html: string): readonly unknown[] {
  const pattern = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
  return [...html.matchAll(pattern)].map(([, json = '']): unknown => JSON.parse(json));
}

/** The site's own addresses in structured data, at any depth. */
function addressesIn(data: unknown, origin: string): readonly Reference[] {
  if (typeof data === 'string') {
    const isOwn = data === origin || data.startsWith(`${origin}/`);
    return isOwn ? [{ kind: 'structured data', target: data }] : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap((value) => addressesIn(value, origin));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

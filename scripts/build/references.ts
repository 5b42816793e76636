import { extname } from 'node:path';

/** Something that a file of the built site points to. */
export interface Reference {
  /** Why: the element, or the kind of text it was found in. */
  readonly kind: string;
  /** As written in the file: an address, a path, or a path relative to the file. */
  readonly target: string;
}

/** How references are found in a file, by the ending of its name. */
const READERS: Readonly<Record<string, (text: string) => readonly Reference[]>> = {
  '.html': referencesOfPage,
  '.css': referencesOfStyle,
  '.js': referencesOfScript,
  // All addresses of a sitemap, the alternates too.
  '.xml': (xml) => references('sitemap', xml, /(?:<loc>|href=")([^<"]+)/g),
  // The sitemaps that robots.txt names for crawlers.
  '.txt': (text) => references('robots', text, /^Sitemap: (.*)$/gm),
};

/** Everything that a file points to; nothing if it is of another kind. */
export function referencesIn(file: string, text: string): readonly Reference[] {
  return READERS[extname(file)]?.(text) ?? [];
}

/** All that a page loads or links to, and the addresses in its structured data; expects attributes in double quotes. */
function referencesOfPage(html: string): readonly Reference[] {
  const data = found(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const ofElements = elementsOf(html).flatMap(({ name, attributes }) => {
    const value = (attribute: string) => attributes.get(attribute) ?? '';
    const property = value('property') || value('name');
    const kind = property || (name === 'link' ? `link ${value('rel')}` : name);
    const holders = ADDRESS_NAMES.includes(property) ? ['content'] : ADDRESS_ATTRIBUTES;
    // In a list of pictures, each is followed by its density and a comma.
    const isAddress = (word: string) => word !== '' && !/^\d+[wx],?$/.test(word);
    const targets = holders.flatMap((attribute) => value(attribute).split(' ')).filter(isAddress);
    return targets.map((target) => ({ kind, target }));
  });
  return [
    ...ofElements,
    ...stylesOf(html).flatMap(referencesOfStyle),
    ...data.flatMap((json) => references('structured data', json, /"(https?:[^"]*)"/g)),
  ];
}

/** The addresses in `url()`. */
function referencesOfStyle(css: string): readonly Reference[] {
  return references('style', css, /url\(['"]?(?!data:)([^'")]+)['"]?\)/g);
}

/** Files that a script names the way the bundler does: scripts beside it, and files in the assets folder. */
function referencesOfScript(script: string): readonly Reference[] {
  const names = /["'`](\.\/[\w.-]+-[\w-]{8}\.js|\/?assets\/[\w.-]+)(?:#[\w-]*)?["'`]/g;
  return references('script', script.replaceAll(/(?<=["'`])assets\//g, '/assets/'), names);
}

function references(kind: string, text: string, pattern: RegExp): readonly Reference[] {
  return found(text, pattern).map((target) => ({ kind, target }));
}

/** The ids that an address can name. Content in a template is not part of the page. */
export function idsOf(markup: string): ReadonlySet<string> {
  const shown = markup.replaceAll(/<template\b.*?<\/template>/gs, '');
  const ids = elementsOf(shown).map(({ attributes }) => attributes.get('id'));
  return new Set(ids.filter((id) => id !== undefined));
}

/** The page's own address, and its addresses in other languages by their code. */
export function siblingsOf(html: string) {
  const links = elementsOf(html).filter(({ name }) => name === 'link');
  const related = (relation: string) => {
    const own = links.filter(({ attributes }) => attributes.get('rel') === relation);
    return own.map(
      ({ attributes: link }) => [link.get('hreflang') ?? '', link.get('href') ?? ''] as const,
    );
  };
  const [canonical] = related('canonical');
  return { canonical: canonical?.[1] ?? null, alternates: new Map(related('alternate')) };
}

/** Attributes that hold addresses, some of them several with spaces between. */
const ADDRESS_ATTRIBUTES =
  'href xlink:href src srcset action poster data data-application data-modules data-modules-ahead'.split(
    ' ',
  );

/** Names of meta elements whose content is an address. */
const ADDRESS_NAMES = ['og:url', 'og:image', 'twitter:image'];

function elementsOf(markup: string) {
  const withoutTexts = markup.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  const tags = withoutTexts.matchAll(/<([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi);
  return [...tags].map(([, name = '', list = '']) => {
    const attributes = new Map<string, string>();
    for (const [, key = '', value = ''] of list.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      attributes.set(key.toLowerCase(), unescaped(value));
    }
    return { name, attributes };
  });
}

/** The texts of the styles inside a page. */
export function stylesOf(html: string): readonly string[] {
  return found(html, /<style\b[^>]*>(.*?)<\/style>/gs);
}

/** The texts of the inline scripts that a page runs. */
export function inlineScriptsOf(html: string): readonly string[] {
  return found(html, /<script>(.*?)<\/script>/gs);
}

/** What the first group of a pattern takes, wherever it matches. */
function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

const CHARACTERS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  amp: '&',
};

/** A text without the entities that this project writes. */
export function unescaped(text: string): string {
  return text.replaceAll(/&([\w#]+);/g, (entity, name: string) => CHARACTERS[name] ?? entity);
}

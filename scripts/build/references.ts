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
    const property = attributes['property'] || attributes['name'] || '';
    const kind = property || (name === 'link' ? `link ${attributes['rel']}` : name);
    const holders = ADDRESS_NAMES.includes(property) ? ['content'] : ADDRESS_ATTRIBUTES;
    const words = holders.flatMap((attribute) => attributes[attribute]?.split(' ') ?? []);
    // In a list of pictures, each is followed by its density and a comma.
    const targets = words.filter((word) => word !== '' && !/^\d+[wx],?$/.test(word));
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
  const ids = elementsOf(shown).map(({ attributes }) => attributes['id']);
  return new Set(ids.filter((id) => id !== undefined));
}

/** The page's own address, and its addresses in other languages by their code. */
export function siblingsOf(html: string) {
  const elements = elementsOf(html).filter(({ name }) => name === 'link');
  const links = elements.map(({ attributes }) => attributes);
  const { href: canonical = null } = links.find(({ rel }) => rel === 'canonical') ?? {};
  const alternates = new Map<string, string>();
  for (const { rel, hreflang = '', href = '' } of links) {
    if (rel === 'alternate') alternates.set(hreflang, href);
  }
  return { canonical, alternates };
}

/** Attributes that hold addresses, some of them several with spaces between. */
const ADDRESS_ATTRIBUTES = [
  ['href', 'xlink:href', 'src', 'srcset', 'action', 'poster', 'data'],
  ['data-application', 'data-modules', 'data-modules-ahead'],
].flat();

/** Names of meta elements whose content is an address. */
const ADDRESS_NAMES = ['og:url', 'og:image', 'twitter:image'];

function elementsOf(markup: string) {
  const withoutTexts = markup.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  const tags = withoutTexts.matchAll(/<([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi);
  return [...tags].map(([, name = '', list = '']) => {
    const attributes: Record<string, string> = {};
    for (const [, key = '', value = ''] of list.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      attributes[key.toLowerCase()] = unescaped(value);
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

const CHARACTERS = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' } as const;

/** A text without the entities that this project writes. */
export function unescaped(text: string): string {
  return text.replaceAll(
    /&(lt|gt|quot|#x27|amp);/g,
    (_, name: keyof typeof CHARACTERS) => CHARACTERS[name],
  );
}

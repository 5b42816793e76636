import { expect, test } from 'vitest';
import { linkComplaints, type BuiltSite } from './check-links.ts';

const ORIGIN = 'https://site.example';

const ALTERNATES = [
  `<link rel="alternate" hreflang="en" href="${ORIGIN}/"><link rel="alternate" hreflang="ar" href="${ORIGIN}/ar">`,
  `<link rel="alternate" hreflang="x-default" href="${ORIGIN}/">`,
].join('');

/** A site of one page in two languages, with everything that a page may point to. */
const SITE: Readonly<Record<string, string>> = {
  'index.html': page(
    '/',
    '<a href="/ar">Arabic</a><a href="#top">Top</a><a href="/ar#top">Top</a>',
  ),
  'ar.html': page(
    '/ar',
    '<a href="/">English</a><img srcset="/a.svg 1x, /b.svg 2x" src="/a.svg"><use href="/a.svg#icon-a">',
  ),
  '404.html': '<a href="/">Home</a>',
  'a.svg': '<svg><path id="icon-a"/></svg>',
  'b.svg': '',
  'assets/entry-12345678.js': 'import "./other-12345678.js"; const a = "/assets/c.png#x";',
  'assets/other-12345678.js': '',
  'assets/c.png': '',
  'sitemap.xml': [
    `<url><loc>${ORIGIN}/</loc><xhtml:link rel="alternate" hreflang="ar" href="${ORIGIN}/ar"/></url>`,
    `<url><loc>${ORIGIN}/ar</loc></url>`,
  ].join(''),
  'robots.txt': `User-agent: *\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
};

test('a site whose links all lead somewhere has no complaints [R83]', () => {
  expect(complaintsWith({})).toEqual([]);
});

test.each([
  ['a /nowhere', '<a href="/nowhere">x</a>'],
  // The host knows no closing slash.
  ['a /ar/', '<a href="/ar/">x</a>'],
  ['img /no.svg', '<img src="/no.svg">'],
  ['img /no.svg', '<img srcset="/a.svg 1x, /no.svg 2x">'],
  ['script /assets/no.js', '<script src="/assets/no.js"></script>'],
  ['script /no.js', '<script data-application="/no.js"></script>'],
  ['script /no.js', '<script data-modules="/a.svg /no.js"></script>'],
  ['template /no.js', '<template data-modules-ahead="/a.svg /no.js" data-route></template>'],
  ['link preload /no.woff2', '<link rel="preload" as="font" href="/no.woff2">'],
  ['style /no.woff2', '<style>@font-face{src:url("/no.woff2")}</style>'],
  [`og:image ${ORIGIN}/no.png`, `<meta property="og:image" content="${ORIGIN}/no.png">`],
  [
    `structured data ${ORIGIN}/no`,
    `<script type="application/ld+json" data-route>{"a":[{"url":"${ORIGIN}/no"}]}</script>`,
  ],
  ['a /no', '<template><a href="/no">x</a></template>'],
])('%s that leads nowhere is told, as in %s [R83]', (told, markup) => {
  expect(complaintsAbout(markup)).toEqual([`index.html: ${told}: there is no such page or file`]);
});

test.each([
  ['has to be on the page that it names', '<a href="/ar#no">x</a>', 'a /ar#no', 'ar.html'],
  ['is not found in a template', '<template><p id="x"></p></template><a href="#x">x</a>', 'a #x'],
  ['is not found in a script', '<script>"<p id=\\"x\\">"</script><a href="#x">x</a>', 'a #x'],
  ['is not found in text', '&lt;p id="x"&gt;<a href="#x">x</a>', 'a #x'],
  ['can be a part of a picture', '<svg><use href="/a.svg#no"></svg>', 'use /a.svg#no', 'a.svg'],
])('an anchor %s', (_, markup, told, file = 'index.html') => {
  const [, id] = told.split('#');
  expect(complaintsAbout(markup)).toEqual([`index.html: ${told}: there is no #${id} in ${file}`]);
});

test('an anchor has to be in the very language of the address', () => {
  const english = page('/', '<p id="only-here"></p><a href="#only-here">x</a>');
  const arabic = page('/ar', '<a href="#only-here">x</a>');
  expect(complaintsWith({ 'index.html': english, 'ar.html': arabic })).toEqual([
    'ar.html: a #only-here: there is no #only-here in ar.html',
  ]);
});

const OUTSIDE = ['https://elsewhere.example/x', 'mailto:crew@site.example', 'data:,x'];

test.each(OUTSIDE)('%s is not asked for', (target) => {
  expect(complaintsAbout(`<a href="${target}">x</a>`)).toEqual([]);
});

test.each([
  ['assets/a.js', 'script ./gone-12345678.js', 'import("./gone-12345678.js")'],
  // Scripts may hold sample text with paths.
  ['assets/a.js', 'script /assets/gone.svg', 'x("assets/gone.svg"); `import "./vite.config.ts"`'],
  ['robots.txt', `robots ${ORIGIN}/map.xml`, `Sitemap: ${ORIGIN}/map.xml\n`],
])('in %s, %s that leads nowhere is told', (file, told, text) => {
  const complaint = `${file}: ${told}: there is no such page or file`;
  expect(complaintsWith({ [file]: text })).toEqual([complaint]);
});

test('a page that calls another address its own is told', () => {
  expect(complaintsWith({ 'index.html': page('/ar', '') })).toEqual([
    `index.html: canonical is ${ORIGIN}/ar, not ${ORIGIN}/`,
  ]);
});

test('a page without alternates is told, and so are those that lead to it', () => {
  expect(complaintsWith({ 'ar.html': page('/ar', '').replaceAll(ALTERNATES, '') })).toEqual([
    `index.html: ar ${ORIGIN}/ar does not link back`,
    'ar.html: is none of its own alternates',
  ]);
});

test('the sitemap names every page and nothing else', () => {
  const sitemap = `<loc>${ORIGIN}/</loc><loc>${ORIGIN}/gone</loc>`;
  expect(complaintsWith({ 'sitemap.xml': sitemap })).toEqual([
    `sitemap.xml: sitemap ${ORIGIN}/gone: there is no such page or file`,
    'sitemap.xml: lacks ar.html',
  ]);
});

/** The complaints about a site whose home page has this markup. */
function complaintsAbout(markup: string): readonly string[] {
  return complaintsWith({ 'index.html': page('/', markup) });
}

function complaintsWith(changes: Readonly<Record<string, string>>): readonly string[] {
  const site: BuiltSite = new Map(Object.entries({ ...SITE, ...changes }));
  return linkComplaints(site, ORIGIN);
}

function page(path: string, body: string): string {
  const canonical = `<link rel="canonical" href="${ORIGIN}${path}">`;
  return `<html><head>${canonical}${ALTERNATES}</head><body id="top">${body}</body></html>`;
}

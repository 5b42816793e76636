import { describe, expect, test } from 'vitest';
import { languageFor } from '#i18n/languages.ts';
import { renderDocument, type DocumentParts, type DocumentScripts } from './document.ts';

const SCRIPTS: DocumentScripts = {
  boot: 'boot()',
  entry: '/assets/entry.js',
  application: '/assets/application.js',
  modules: ['/assets/application.js', '/assets/home.js'],
  modulesAhead: ['/assets/other.js'],
};

const PARTS: DocumentParts = {
  language: languageFor('ar'),
  page: null,
  head: [{ tag: 'title', attributes: {}, text: 'Title' }],
  structuredData: [],
  styles: [
    { href: '/assets/application.css', text: 'body{margin:0}' },
    { href: '/assets/home.css', text: 'main{margin:1px}' },
  ],
  preloads: ['/assets/face.woff2', '/assets/back.svg'],
  scripts: SCRIPTS,
  icon: '/favicon.svg',
  touchIcon: '/app/touch.png',
  manifest: '/ar/manifest.webmanifest',
  paintsFrom: 'games',
  noScript: null,
  slowStart: { sentence: 'Slow.', link: 'Again', address: '/ar/blog' },
  body: '<main>Body</main>',
  errorScreen: '<main>Error</main>',
};

const HOSTILE = '</title><script>alert("&")</script>';

describe('the document', () => {
  test('begins with its type, and says its language and direction', () => {
    expect(renderDocument(PARTS)).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><head>/);
  });

  test('says which page it is, to the style sheets', () => {
    const html = renderDocument({ ...PARTS, page: 'home' });
    expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-page="home">/);
  });

  test('says its encoding before any text', () => {
    const html = renderDocument(PARTS);
    expect(html.indexOf('<meta charset="utf-8">')).toBe(html.indexOf('<head>') + '<head>'.length);
  });

  test('holds the application’s markup as it is, and the error screen inert', () => {
    const html = renderDocument(PARTS);
    expect(html).toContain('<div id="root"><main>Body</main></div>');
    expect(html).toContain('<template id="error-screen"><main>Error</main></template>');
  });

  test('puts what is read first first: title, style, what is fetched early, the entry with what the page and others need, the script that watches it', () => {
    const html = renderDocument(PARTS);
    const parts = [
      '<title>Title</title>',
      '<style>body{margin:0}</style>',
      '<style>main{margin:1px}</style>',
      '<link rel="preload" as="font" href="/assets/face.woff2" type="font/woff2" crossorigin fetchpriority="low">',
      '<link rel="preload" as="image" href="/assets/back.svg" type="image/svg+xml" data-route>',
      '<script type="module" src="/assets/entry.js" fetchpriority="low" data-application="/assets/application.js" data-modules="/assets/application.js /assets/home.js"></script>',
      '<script>boot()</script>',
      '<template data-modules-ahead="/assets/other.js" data-route></template>',
      '</head>',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('stands for its style files with links that fetch nothing, so that nothing else fetches them', () => {
    const links = renderDocument(PARTS).match(/<link rel="stylesheet"[^>]*>/g);
    expect(links).toEqual([
      '<link rel="stylesheet" href="/assets/application.css" disabled>',
      '<link rel="stylesheet" href="/assets/home.css" disabled>',
    ]);
  });

  test('is painted once the element that it names has arrived, or at once', () => {
    expect(renderDocument(PARTS)).toContain(
      '<link rel="expect" href="#games" blocking="render" data-route>',
    );
    expect(renderDocument({ ...PARTS, paintsFrom: null })).not.toContain('rel="expect"');
  });

  test('marks in its head what belongs to the route: all but the title that differs between pages of a language', () => {
    const description = { tag: 'meta', attributes: { name: 'description' } } as const;
    const html = renderDocument({
      ...PARTS,
      head: [...PARTS.head, description],
      structuredData: [{}],
    });
    const [head = ''] = html.split('</head>');
    const marked = head.match(/<[^>]* data-route>/g)?.map((tag) => tag.split(' ', 2).join(' '));
    expect(marked).toEqual([
      '<meta name="description"',
      '<link rel="expect"',
      '<link rel="preload"',
      '<template data-modules-ahead="/assets/other.js"',
      '<script type="application/ld+json"',
    ]);
    expect(head).not.toMatch(/as="font"[^>]* data-route>/);
  });

  test('has one script inside, whose text does not end it', () => {
    const scripts = renderDocument({ ...PARTS, structuredData: [{}] }).match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      expect.stringContaining('<script type="module" src="/assets/entry.js"'),
      '<script>',
      '<script type="application/ld+json" data-route>',
    ]);
    const boot = 'write("</script>")';
    expect(() => renderDocument({ ...PARTS, scripts: { ...SCRIPTS, boot } })).toThrow('end early');
  });

  test('has no script at all where none brings it to life', () => {
    expect(renderDocument({ ...PARTS, scripts: null })).not.toContain('<script');
  });

  test('says above the application, and as an alert, that it may be slow, with a link to itself; or nothing', () => {
    expect(renderDocument(PARTS)).toContain(
      '<body><div id="slow-start" role="alert" data-nosnippet><p>Slow. <a href="/ar/blog">Again</a></p></div><div id="root">',
    );
    expect(renderDocument({ ...PARTS, slowStart: null })).not.toContain('slow-start');
  });
});

describe('foreign text', () => {
  test('cannot leave an element', () => {
    const html = renderDocument({
      ...PARTS,
      head: [{ tag: 'title', attributes: {}, text: HOSTILE }],
    });
    expect(html).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;</title>',
    );
  });

  test('cannot leave an attribute', () => {
    const html = renderDocument({
      ...PARTS,
      head: [{ tag: 'meta', attributes: { name: 'description', content: '"><script>&amp;' } }],
      icon: '/a"b.svg',
    });
    expect(html).toContain(
      '<meta name="description" content="&quot;&gt;&lt;script&gt;&amp;amp;" data-route>',
    );
    expect(html).toContain('href="/a&quot;b.svg"');
  });

  test('cannot end the structured data, and is read there unchanged', () => {
    const data = { name: '</script><!-- & "quoted"' };
    const html = renderDocument({ ...PARTS, structuredData: [data] });
    const [, json = ''] =
      /<script type="application\/ld\+json" data-route>(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(data);
  });
});

import { createHash } from 'node:crypto';
import { SITE, siteName } from '#site/site.ts';
import { LANGUAGES, pathIn, translated, type LanguageCode } from '../../support/languages.ts';
import { headTextsOf, PAGES } from '../../support/pages.ts';
import { builtPaths, listedPaths } from '../../../scripts/build/built-files.ts';
import { expect, requestTest, test } from '../../support/test.ts';

interface WebManifest {
  readonly lang: string;
  readonly icons: readonly { readonly src: string }[];
  readonly screenshots: readonly { readonly src: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

requestTest('every page of the build is one whose head is checked here [R5]', () => {
  const built = listedPaths();
  const checked = LANGUAGES.flatMap(({ code }) => PAGES.map(({ path }) => pathIn(code, path)));
  expect(built.toSorted()).toEqual(checked.toSorted());
});

test('in every language of every page the head names the page in its language and points to the others [R1, R5, R22, R125]', async ({
  page,
  request,
}) => {
  for (const { code, direction, openGraphLocale } of LANGUAGES) {
    const documents = await Promise.all(
      PAGES.map(async ({ path }) => (await request.get(pathIn(code, path))).text()),
    );
    // Bodies and styles are most of a document, and do not matter here.
    const slim = documents.map((html) =>
      html
        .split('<body', 1)
        .join('')
        .replaceAll(/<style.*?<\/style>/gs, ''),
    );
    const heads = await page.evaluate(headsOf, slim);
    for (const [index, entry] of PAGES.entries()) {
      const { path, picture } = entry;
      const address = pathIn(code, path);
      const texts = translated(code, headTextsOf(entry));
      const title = `${texts.title} | ${siteName(code)}`;
      const canonical = SITE.origin + address;
      expect(heads[index], address).toEqual({
        lang: code,
        dir: direction,
        title,
        meta: {
          ...COMMON_META,
          description: texts.description,
          keywords: texts.keywords,
          'og:type': 'website',
          'og:site_name': siteName(code),
          'og:title': title,
          'og:description': texts.description,
          'og:url': canonical,
          'og:locale': openGraphLocale,
          'og:image': expect.stringMatching(
            new RegExp(`^${SITE.origin}/social/${picture}-[0-9a-f]{10}\\.png$`),
          ),
          'og:image:type': 'image/png',
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': expect.stringMatching(/\S.*\p{Sentence_Terminal}$/u),
          'twitter:card': 'summary_large_image',
          'twitter:title': title,
          'twitter:description': texts.description,
        },
        otherLocales: LANGUAGES.filter((other) => other.code !== code).map(
          (other) => other.openGraphLocale,
        ),
        links: [
          `canonical ${canonical}`,
          ...LANGUAGES.map((other) => `${other.code} ${SITE.origin}${pathIn(other.code, path)}`),
          `x-default ${SITE.origin}${path}`,
        ],
      });
    }
  }
});

requestTest(
  'every page has a social picture that is there, of its size, and kept by caches [R88]',
  async ({ request }) => {
    const seen = new Set<string>();
    for (const { path, picture } of PAGES) {
      const html = await (await request.get(path)).text();
      const [, address = ''] = /"og:image" content="([^"]*)"/.exec(html) ?? [];
      seen.add(address);
      expect(new URL(address).pathname).toContain(`/social/${picture}-`);
    }
    expect(seen.size).toBe(new Set(PAGES.map(({ picture }) => picture)).size);
    for (const address of seen) {
      const answer = await request.get(new URL(address).pathname);
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect(answer.headers()['cache-control']).toContain('immutable');
      const picture = await answer.body();
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  },
);

requestTest(
  'every language has a manifest of its own, whose icons, pictures and shortcuts are there [R120]',
  async ({ request }) => {
    for (const { code } of LANGUAGES) {
      const html = await (await request.get(pathIn(code, '/contact'))).text();
      const [, address = ''] = /<link rel="manifest" href="([^"]*)">/.exec(html) ?? [];
      const answer = await request.get(address);
      expect(answer.headers()['content-type'], code).toContain('application/manifest+json');
      expect(answer.headers()['cache-control'], code).toBe('no-cache');
      const { lang, icons, screenshots, shortcuts } = (await answer.json()) as WebManifest;
      expect(lang).toBe(code);
      const pictures = [...icons, ...screenshots].map(({ src }) => src);
      const games = shortcuts.map(({ url }) => url);
      for (const path of [...pictures, ...games]) {
        expect((await request.head(path)).status(), path).toBe(200);
      }
    }
  },
);

requestTest(
  'crawlers are led to a sitemap that names every page, with the day of its change where there is one [R82]',
  async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${SITE.origin}/sitemap.xml`);
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toMatch(/^(text|application)\/xml/);
    const entries = [...(await answer.text()).matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => {
      const [, address] = /<loc>(.*?)<\/loc>/.exec(entry ?? '') ?? [];
      const [, day = null] = /<lastmod>(.*?)<\/lastmod>/.exec(entry ?? '') ?? [];
      return { address, day };
    });
    expect(entries).toEqual(
      LANGUAGES.flatMap(({ code }) =>
        PAGES.map(({ path, day }) => ({ address: SITE.origin + pathIn(code, path), day })),
      ),
    );
    for (const { address = '' } of entries) {
      expect((await request.head(new URL(address).pathname)).status(), address).toBe(200);
    }
  },
);

requestTest(
  'the content security policy allows the inline styles and one inline script by their hashes',
  async ({ request }) => {
    for (const { code } of LANGUAGES) {
      for (const path of ['/nope', ...PAGES.map((entry) => entry.path)]) {
        const answer = await request.get(pathIn(code, path));
        const policy = answer.headers()['content-security-policy'] ?? '';
        const html = await answer.text();
        const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
        expect(styles.length).toBeGreaterThan(0);
        const allowed = /style-src ([^;]*);/.exec(policy)?.[1]?.split(' ');
        for (const [, style = ''] of styles) expect(allowed).toContain(sourceOf(style));
        expect(policy).not.toContain('unsafe');

        const scripts = [...html.matchAll(/<script((?: [^>]*)?)>(.*?)<\/script>/gs)];
        const inline = scripts.filter(([, attributes = '']) => !/ src=|ld\+json/.test(attributes));
        expect(inline, path).toHaveLength(1);
        const [[, , boot = ''] = []] = inline;
        expect(policy).toContain(`script-src 'self' ${sourceOf(boot)};`);
        expect(html, 'no style attributes, no handlers').not.toMatch(/<[^>]+ (style|on\w+)="/);
      }
    }
  },
);

requestTest(
  'of scripts a page names those of every language and three of its own: the language’s module and two catalogues',
  async ({ request }) => {
    const modulesOf = async (code: LanguageCode) => {
      const html = await (await request.get(pathIn(code, '/treasure-hunt-memory'))).text();
      return /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    };
    const english = await modulesOf('en');
    for (const { code } of LANGUAGES.filter((language) => language.code !== 'en')) {
      const own = await modulesOf(code);
      expect(own, code).toHaveLength(english.length);
      expect(
        own.filter((address) => !english.includes(address)),
        code,
      ).toHaveLength(3);
    }
  },
);

requestTest(
  'every page preloads each file once, in its head, and none that it does not use',
  async ({ request }) => {
    let count = 0;
    for (const path of builtPaths()) {
      const html = await (await request.get(path)).text();
      const [head = '', rest = ''] = html.split('</head>');
      const preloads = head.match(PRELOADS) ?? [];
      const hrefs = preloads.map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');
      expect(rest.match(PRELOADS), path).toBeNull();
      expect(new Set(hrefs).size, path).toBe(hrefs.length);
      const unused = hrefs.filter((href) => !html.replaceAll(PRELOADS, '').includes(href));
      expect(unused, path).toEqual([]);
      count += hrefs.length;
    }
    expect(count).toBeGreaterThan(LANGUAGES.length);
  },
);

/** How the policy names a text inside a page. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const PRELOADS = /<link rel="preload"[^>]*>/g;

const COMMON_META = {
  viewport: 'width=device-width, initial-scale=1, viewport-fit=cover',
  'theme-color': '#153A54',
  'color-scheme': 'light dark',
};

interface Head {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  /** The contents of the meta elements by name or property; each occurs once. */
  readonly meta: Readonly<Record<string, string>>;
  readonly otherLocales: readonly string[];
  /** Kind and target of each canonical and alternate link. */
  readonly links: readonly string[];
}

/** The heads of pages as crawlers read them, without running scripts; runs in a page. */
function headsOf(documents: readonly string[]): readonly Head[] {
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const metas = [...parsed.head.querySelectorAll('meta[content]')].map((element) => ({
      name: element.getAttribute('name') ?? element.getAttribute('property') ?? '',
      content: element.getAttribute('content') ?? '',
    }));
    const locales = metas.filter(({ name }) => name === 'og:locale:alternate');
    const others = metas.filter((meta) => !locales.includes(meta));
    const links = parsed.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"]');
    return {
      lang: parsed.documentElement.lang,
      dir: parsed.documentElement.dir,
      title: parsed.title,
      meta: Object.fromEntries(others.map(({ name, content }) => [name, content])),
      otherLocales: locales.map(({ content }) => content),
      links: [...links].map((link) => {
        const kind = link.getAttribute('hreflang') ?? link.getAttribute('rel') ?? '';
        return `${kind} ${link.getAttribute('href') ?? ''}`;
      }),
    };
  });
}

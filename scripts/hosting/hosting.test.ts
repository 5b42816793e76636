import { expect, test } from 'vitest';
import { caddyfile } from './caddy.ts';
import { formatHeaders, headersFor, parseHeaders } from './header-rules.ts';
import type { HostSite } from './host-site.ts';
import { netlifyRedirects } from './netlify.ts';
import { nginxConfiguration } from './nginx.ts';
import { securityHeaders } from './security-headers.ts';
import { siteHeaders } from './site-headers.ts';

const SECURITY = securityHeaders(
  { scripts: ['b007zQ+/w=='], styles: ['iA8j9zQ+/w=='] },
  { isSent: true, maxAgeSeconds: 1 },
);
const FILES = ['index.html', 'blog.html', 'ar/blog.html', 'assets/app-D2jWXqlf.js', 'ar/404.html'];

const SITE: HostSite = {
  host: 'games.example',
  rules: siteHeaders(FILES, SECURITY),
  notFoundPages: new Map([
    ['/', '/404.html'],
    ['/ar/', '/ar/404.html'],
  ]),
};
const NGINX = nginxConfiguration(SITE);
const CADDY = caddyfile(SITE);

test.each(['/', '/blog', '/blog.html', '/ar/blog', '/assets/app-D2jWXqlf.js', '/assets/', '/a/b'])(
  'every host sends the same headers for %s: those of the rules [R121, R122]',
  (path) => {
    const headers = Object.fromEntries(headersFor(SITE.rules, path));
    expect(headers).toHaveProperty('Content-Security-Policy');
    const ofList = headersFor(parseHeaders(formatHeaders(SITE.rules)), path);
    expect(Object.fromEntries(ofList)).toEqual(headers);
    expect(headersOfNginx(NGINX, path)).toEqual(headers);
    expect(headersOfCaddy(CADDY, path)).toEqual(headers);
  },
);

test('nginx takes domain and folder of the site; so does Caddy, unless its environment names others', () => {
  expect(NGINX).toContain('server_name games.example;');
  expect(NGINX).toContain('root /var/www/games.example;');
  expect(CADDY).toContain('{$SITE_ADDRESS:games.example} {');
  expect(CADDY).toContain('root * {$SITE_ROOT:/var/www/games.example}');
});

test('what is not there is answered with the page of the language, the longest prefix first', () => {
  expect(NGINX).toMatch(
    /map \$uri \$not_found_page \{\s+"~\^\/ar\/" \/ar\/404.html;\s+"~\^\/" \/404.html;\s+\}/,
  );
  expect(NGINX).toContain('error_page 404 $not_found_page;');
  expect(CADDY).toMatch(
    /handle \/ar\/\* \{\s+rewrite \* \/ar\/404.html\s+\}\s+handle \/\* \{\s+rewrite \* \/404.html\s+\}/,
  );
  expect(netlifyRedirects(SITE)).toBe('/ar/* /ar/404.html 404\n');
});

test('Caddy sends a page that is not there under the headers of pages: nobody keeps it', () => {
  const [, errors = ''] = CADDY.split('handle_errors {');
  expect(errors).toContain('header Cache-Control `no-cache`');
  expect(errors).toMatch(/header Permissions-Policy `.*camera=\(\)/);
});

test('a value that a configuration cannot hold breaks the build', () => {
  const withValue = (value: string) => ({
    ...SITE,
    rules: [{ pattern: '/*', headers: [['X', value]] as const }],
  });
  expect(() => nginxConfiguration(withValue('costs $host'))).toThrow('a variable');
  expect(() => caddyfile(withValue('a ` b'))).toThrow('no way to write');
});

/** What nginx would send for a path: the values of the server, or those that a map has for the path. */
function headersOfNginx(text: string, path: string): Readonly<Record<string, string>> {
  const valueOf = (variable: string): string => {
    const [, lines = ''] = text.split(`map $uri ${variable} {`);
    const entries = lines.slice(0, lines.indexOf('\n}')).matchAll(/"~(.*)" "(.*)";/g);
    return [...entries].find(([, pattern = '']) => matches(unquoted(pattern), path))?.[2] ?? '';
  };
  const added = text.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g);
  const headers = [...added].map(([, name = '', value, variable = '']) => {
    return [name, value ?? valueOf(variable)] as const;
  });
  return Object.fromEntries(headers.filter(([, value]) => value !== ''));
}

function unquoted(text: string): string {
  return text.replaceAll('\\\\', '\\');
}

/** What Caddy would send for a path where there is a file: the headers without a matcher, or with one for the path. */
function headersOfCaddy(text: string, path: string): Readonly<Record<string, string>> {
  const [lines = ''] = text.split('handle_errors {');
  const matchers = [...lines.matchAll(/(@\w+) path_regexp `(.*)`/g)]
    .filter(([, , pattern = '']) => matches(pattern, path))
    .map(([, name]) => name);
  const sent = [...lines.matchAll(/header (?:(@\w+) )?([\w-]+) `(.*)`/g)].filter(
    ([, matcher]) => matcher === undefined || matchers.includes(matcher),
  );
  return Object.fromEntries(sent.map(([, , name = '', value = '']) => [name, value]));
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(pattern).test(path);
}

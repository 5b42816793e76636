import { expect, test } from 'vitest';
import { fileOfPath } from '../build/built-files.ts';
import { caddyfile } from './caddy.ts';
import { formatHeaders, headersFor, parseHeaders } from './header-rules.ts';
import { netlifyRedirects, type HostSite } from './host-site.ts';
import { nginxConfiguration } from './nginx.ts';
import { securityHeaders } from './security-headers.ts';
import { siteHeaders } from './site-headers.ts';

const HASHES = { scripts: ['b007zQ+/w=='], styles: ['iA8j9zQ+/w=='] };
const PATHS = ['/', '/ar/blog', '/assets/app-D2jWXqlf.js', '/assets/solver.worker-D2jWXqlf.js'];
const EVERYWHERE = securityHeaders(HASHES, { isSent: true, maxAgeSeconds: 1 });
const SITE: HostSite = {
  host: 'games.example',
  rules: [{ patterns: ['/*'], headers: EVERYWHERE }, ...siteHeaders(PATHS.map(fileOfPath))],
};
const NGINX = nginxConfiguration(SITE);
const CADDY = caddyfile(SITE);

test.each([...PATHS, '/blog', '/blog.html', '/assets/', '/a/b'])(
  'every host sends the same headers for %s: those of the rules [R121, R122]',
  (path) => {
    const headers = [...headersFor(SITE.rules, path)];
    expect(Object.fromEntries(headers)).toHaveProperty('content-security-policy');
    expect([...headersFor(parseHeaders(formatHeaders(SITE.rules)), path)]).toEqual(headers);
    expect([...headersOfNginx(path)]).toEqual(headers);
    expect([...headersOfCaddy(path)]).toEqual(headers);
  },
);

test('WebAssembly may be compiled by the solver and by nothing else [R173]', () => {
  const policyOf = (path: string) =>
    headersFor(SITE.rules, path).get('Content-Security-Policy') ?? '';
  expect(policyOf('/assets/solver.worker-D2jWXqlf.js')).toMatch(
    /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; /,
  );
  for (const path of ['/', '/pirate-ship-battle', '/assets/app-D2jWXqlf.js', '/nope/nope']) {
    expect(policyOf(path)).toContain("script-src 'self' 'sha256-b007zQ+/w=='; ");
  }
});

test('nginx takes domain and folder of the site; so does Caddy, unless its environment names others', () => {
  expect(NGINX).toContain('server_name games.example;');
  expect(NGINX).toContain('root /var/www/games.example;');
  expect(CADDY).toContain('{$SITE_ADDRESS:games.example} {');
  expect(CADDY).toContain('root * {$SITE_ROOT:/var/www/games.example}');
});

test('what is not there is answered with the page of the language, the longest prefix first', () => {
  expect(NGINX).toContain('error_page 404 $not_found_page;');
  expect(NGINX).toMatch(/map \$uri \$not_found_page \{[^}]*"~\^\/ar\/" \/ar\/404.html;[^}]*\}/);
  expect(NGINX).toMatch(/"~\^\/" \/404.html;\s+\}/);
  expect(CADDY).toMatch(/handle \/ar\/\* \{\s+rewrite \* \/ar\/404.html\s+\}/);
  expect(CADDY).toMatch(/handle \/\* \{\s+rewrite \* \/404.html\s+\}\s+file_server/);
  expect(netlifyRedirects()).toContain('/ar/* /ar/404.html 404\n');
});

test('Caddy sends a page that is not there under the headers of pages: nobody keeps it', () => {
  const [, errors = ''] = CADDY.split('handle_errors {');
  expect(errors).toContain('header cache-control `no-cache`');
  expect(errors).toMatch(/header permissions-policy `.*camera=\(\)/);
});

test('a value that a configuration cannot hold breaks the build', () => {
  const withValue = (value: string): HostSite => ({
    ...SITE,
    rules: [{ patterns: ['/*'], headers: [['X', value]] }],
  });
  expect(() => nginxConfiguration(withValue('costs $host'))).toThrow('a variable');
  expect(() => caddyfile(withValue('a ` b'))).toThrow('no way to write');
});

/** What nginx would send for a path: the values of the server, or those that a map has for the path. */
function headersOfNginx(path: string): Headers {
  const valueOf = (variable: string): string => {
    const [, map = ''] = NGINX.split(`map $uri ${variable} {`);
    const values = map.slice(0, map.indexOf('\n}')).matchAll(/"~(.*)" "(.*)";/g);
    // In a quoted text, nginx writes a backslash as two.
    const isFor = (expression = '') => new RegExp(expression.replaceAll('\\\\', '\\')).test(path);
    return [...values].find(([, expression]) => isFor(expression))?.[2] ?? '';
  };
  const headers = new Headers();
  const added = NGINX.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g);
  for (const [, name = '', text, variable = ''] of added) {
    const value = text ?? valueOf(variable);
    if (value !== '') headers.append(name, value);
  }
  return headers;
}

/** What Caddy would send for a path where there is a file: the headers without a matcher, or with one for the path. */
function headersOfCaddy(path: string): Headers {
  const [lines = ''] = CADDY.split('handle_errors {');
  const headers = new Headers();
  const sent = lines.matchAll(/header (?:(@\w+) )?([\w-]+) `(.*)`/g);
  for (const [, matcher, name = '', value = ''] of sent) {
    const condition = new RegExp(`${matcher} (not )?path_regexp \`(.*)\``).exec(lines);
    const [, not, expression = ''] = condition ?? [];
    if (new RegExp(expression).test(path) === (not === undefined)) headers.append(name, value);
  }
  return headers;
}

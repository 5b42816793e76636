import { describe, expect, test } from 'vitest';
import { caddyfile } from './caddy.ts';
import type { HostSite } from './host-site.ts';
import { netlifyRedirects } from './netlify.ts';
import { nginxConfiguration } from './nginx.ts';

const OF_PAGES = [
  ['Cache-Control', 'no-cache'],
  ['X-Page', 'camera=()'],
] as const;

const SITE: HostSite = {
  host: 'games.example',
  rules: [
    { pattern: '/*', headers: [['X-Policy', "default-src 'none'; x y"]] },
    { pattern: '/assets/:file', headers: [['Cache-Control', 'public, immutable']] },
    { pattern: '/', headers: OF_PAGES },
    { pattern: '/:file', headers: OF_PAGES },
  ],
  notFoundPages: new Map([
    ['/', '/404.html'],
    ['/ar/', '/ar/404.html'],
  ]),
};

describe('the configuration for nginx', () => {
  const lines = linesOf(nginxConfiguration(SITE));

  test('names domain and folder of the site', () => {
    expect(lines).toContain('server_name games.example;');
    expect(lines).toContain('root /var/www/games.example;');
  });

  test('sends a header of all paths as it is, with failures too [R121]', () => {
    expect(lines).toContain(`add_header X-Policy "default-src 'none'; x y" always;`);
  });

  test('looks a header of some paths up by the path, and sends none where no rule has it', () => {
    expect(blockAfter(lines, 'map $uri $cache_control {')).toEqual([
      '"~^/assets/[^/]+$" "public, immutable";',
      '"~^/$|^/[^/]+$" "no-cache";',
    ]);
    expect(lines).toContain('add_header Cache-Control $cache_control always;');
  });

  test('answers what is not there with the page of the language, the longest prefix first', () => {
    expect(blockAfter(lines, 'map $uri $not_found_page {')).toEqual([
      '"~^/ar/" /ar/404.html;',
      '"~^/" /404.html;',
    ]);
    expect(lines).toContain('error_page 404 $not_found_page;');
  });

  test('refuses a value that would be read as a variable', () => {
    const rules = [{ pattern: '/*', headers: [['X', 'costs $host']] as const }];
    expect(() => nginxConfiguration({ ...SITE, rules })).toThrow('a variable');
  });
});

describe('the Caddyfile', () => {
  const lines = linesOf(caddyfile(SITE));

  test('takes domain and folder of the site, unless its environment names others', () => {
    expect(lines).toContain('{$SITE_ADDRESS:games.example} {');
    expect(lines).toContain('root * {$SITE_ROOT:/var/www/games.example}');
  });

  test('sends a header of all paths as it is [R121]', () => {
    expect(lines).toContain("header X-Policy `default-src 'none'; x y`");
  });

  test('sends a header of some paths to those alone [R121]', () => {
    expect(lines).toContain('@cache_control_1 path_regexp `^/assets/[^/]+$`');
    expect(lines).toContain('header @cache_control_1 Cache-Control `public, immutable`');
    expect(lines).toContain('@cache_control_2 path_regexp `^/$|^/[^/]+$`');
    expect(lines).toContain('header @cache_control_2 Cache-Control `no-cache`');
  });

  test('answers what is not there with the page of the language, under the headers of pages: nobody keeps it', () => {
    const errors = lines.slice(lines.indexOf('handle_errors {'));
    expect(errors).toContain('header Cache-Control `no-cache`');
    expect(errors).toContain('header X-Page `camera=()`');
    expect(errors.indexOf('rewrite * /ar/404.html')).toBe(errors.indexOf('handle /ar/* {') + 1);
    expect(errors.indexOf('handle /* {')).toBeGreaterThan(errors.indexOf('handle /ar/* {'));
  });

  test('refuses a value that it cannot quote', () => {
    const rules = [{ pattern: '/*', headers: [['X', 'a ` b']] as const }];
    expect(() => caddyfile({ ...SITE, rules })).toThrow('no way to write');
  });
});

test('Netlify is told of the 404 pages that it does not find by itself', () => {
  expect(netlifyRedirects(SITE)).toBe('/ar/* /ar/404.html 404\n');
});

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}

/** The lines between a line and the next closing brace. */
function blockAfter(lines: readonly string[], line: string): readonly string[] {
  const following = lines.slice(lines.indexOf(line) + 1);
  return following.slice(0, following.indexOf('}'));
}

import { NOT_FOUND_PATH } from '../../src/site/special-paths.ts';
import { headersFor, type Header } from './header-rules.ts';
import {
  CLOSING_SLASH,
  HEADERS_PATH,
  MORE_TYPES,
  NOT_FOUND_PATHS,
  rootOf,
  valuesByHeader,
  type HeaderValues,
  type HostSite,
} from './host-site.ts';

/**
 * The site as Caddy serves it: a whole Caddyfile. `SITE_ADDRESS` and `SITE_ROOT` in its environment take
 * the place of domain and folder.
 * Source: https://caddyserver.com/docs/caddyfile/directives
 */
export function caddyfile(site: HostSite): string {
  const lines = [
    '# Written by the build: change what it is made of, not this file (docs/deploy.md).',
    `{$SITE_ADDRESS:${site.host}} {`,
    `  root * {$SITE_ROOT:${rootOf(site)}}`,
    '',
    ...valuesByHeader(site.rules).flatMap(linesOfHeader),
    ...MORE_TYPES.flatMap(([ending, type]) => [
      `  @${ending} path *.${ending}`,
      `  header @${ending} Content-Type ${type}`,
    ]),
    '',
    `  @closing_slash path_regexp ${quoted(CLOSING_SLASH)}`,
    '  route @closing_slash {',
    '    uri strip_suffix /',
    '    redir {uri} 308',
    '  }',
    `  @not_found path_regexp ${quoted(NOT_FOUND_PATHS)}`,
    '  error @not_found 404',
    `  error ${HEADERS_PATH} 404`,
    '  try_files {path} {path}.html',
    ...fileServer('  '),
    '',
    // The error page gets the headers of pages, not those that its path had before it turned out to lead nowhere.
    '  handle_errors {',
    ...headersOfPages(site).map(([name, value]) => `    header ${name} ${quoted(value)}`),
    '    header Content-Type "text/html; charset=utf-8"',
    ...notFoundLines(site),
    ...fileServer('    '),
    '  }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** One line for a value that all paths share, else a matcher for each value. */
function linesOfHeader({ name, values }: HeaderValues): readonly string[] {
  return values.flatMap(({ value, expression }, index) => {
    if (expression === null) return [`  header ${name} ${quoted(value)}`];
    const matcher = `@${name.toLowerCase().replaceAll('-', '_')}_${index + 1}`;
    return [
      `  ${matcher} path_regexp ${quoted(expression)}`,
      `  header ${matcher} ${name} ${quoted(value)}`,
    ];
  });
}

/** The headers that pages have in addition to those of every file. */
function headersOfPages({ rules }: HostSite): readonly Header[] {
  const names = valuesByHeader(rules)
    .filter(({ values }) => values.some(({ expression }) => expression !== null))
    .map(({ name }) => name);
  return [...headersFor(rules, NOT_FOUND_PATH)].filter(([name]) => names.includes(name));
}

/** The longest path prefix comes first, because Caddy takes the first `handle` block that matches. */
function notFoundLines({ notFoundPages }: HostSite): readonly string[] {
  return [...notFoundPages]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([beginning, page]) => `    handle ${beginning}* {\n      rewrite * ${page}\n    }`);
}

function fileServer(indent: string): readonly string[] {
  return [`${indent}file_server {`, `${indent}  precompressed br gzip`, `${indent}}`];
}

/** A token in which every character stands for itself. Throws for a backquote, which would end it. */
function quoted(text: string): string {
  if (text.includes('`')) throw new Error(`Caddy has no way to write ${text}`);
  return `\`${text}\``;
}

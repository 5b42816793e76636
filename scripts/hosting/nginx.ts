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
 * The site as nginx serves it: a file for `conf.d` or `sites-enabled`.
 * A header in a `location` would hide those of the server, so headers that depend on the path use a
 * `map`. It sees the path of the file that is sent, so that answers for missing files are not cached.
 * Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginxConfiguration(site: HostSite): string {
  const headers = valuesByHeader(site.rules);
  const lines = [
    '# Written by the build: change what it is made of, not this file (docs/deploy.md).',
    ...headers.filter(dependsOnPath).flatMap(mapOfHeader),
    ...mapOfNotFoundPages(site),
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${site.host};`,
    `  root ${rootOf(site)};`,
    '',
    '  charset utf-8;',
    '  # Sends the .gz files of the build. Where nginx has the module ngx_brotli, the .br files too:',
    '  # brotli_static on;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  absolute_redirect off;',
    '',
    ...headers.map((header) => `  add_header ${header.name} ${valueOf(header)} always;`),
    '',
    '  error_page 404 $not_found_page;',
    ...location('/', 'try_files $uri $uri.html =404;'),
    ...location('= /', 'try_files /index.html =404;'),
    ...location(`~ ${quoted(CLOSING_SLASH)}`, 'return 308 $1$is_args$args;'),
    ...location(`~ ${quoted(NOT_FOUND_PATHS)}`, 'internal;'),
    ...location(`= ${HEADERS_PATH}`, 'return 404;'),
    ...MORE_TYPES.flatMap(([ending, type]) =>
      location(`~ ${quoted(String.raw`\.${ending}$`)}`, `types {} default_type ${type};`),
    ),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function dependsOnPath({ values }: HeaderValues): boolean {
  return values.some(({ expression }) => expression !== null);
}

function valueOf(header: HeaderValues): string {
  const [first] = header.values;
  return dependsOnPath(header) || first === undefined ? variableOf(header) : quoted(first.value);
}

function variableOf({ name }: HeaderValues): string {
  return `$${name.toLowerCase().replaceAll('-', '_')}`;
}

// If no line matches, the value is empty, and nginx does not send a header without a value.
function mapOfHeader(header: HeaderValues): readonly string[] {
  const lines = header.values.map(
    ({ value, expression }) =>
      `  ${expression === null ? 'default' : quoted(`~${expression}`)} ${quoted(value)};`,
  );
  return [`map $uri ${variableOf(header)} {`, ...lines, '}', ''];
}

function mapOfNotFoundPages({ notFoundPages }: HostSite): readonly string[] {
  const lines = [...notFoundPages]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([beginning, page]) => `  ${quoted(`~^${beginning}`)} ${page};`);
  return ['map $uri $not_found_page {', ...lines, '}', ''];
}

function location(match: string, content: string): readonly string[] {
  return [`  location ${match} { ${content} }`];
}

/** A parameter that may hold spaces, braces or quotes. Throws if nginx would read a variable in it. */
function quoted(text: string): string {
  if (/\$\w/.test(text)) throw new Error(`nginx would take a variable out of ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

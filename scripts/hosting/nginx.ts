import {
  CLOSING_SLASH,
  HEADERS_PATH,
  hostHeaders,
  NOT_FOUND_PATHS,
  notFoundPagesOf,
  rootOf,
  type HostSite,
} from './host-site.ts';

/**
 * The site as nginx serves it: a file for `conf.d` or `sites-enabled`.
 * A header in a `location` would hide those of the server, so headers that depend on the path use a
 * `map`. It sees the path of the file that is sent, so that answers for missing files are not cached.
 * Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginxConfiguration(site: HostSite): string {
  const { everywhere, byPath } = hostHeaders(site.rules);
  const headers = [
    ...everywhere.map(([name, value]) => [name, quoted(value)]),
    ...byPath.map(({ name }) => [name, variableOf(name)]),
  ];
  // If no line matches, the value is empty, and nginx does not send a header without a value.
  const maps = [
    ...byPath.map(({ name, values }) =>
      mapOf(
        variableOf(name),
        values.map(({ value, expression }) => [expression, quoted(value)]),
      ),
    ),
    mapOf(
      '$not_found_page',
      notFoundPagesOf(site).map(([beginning, page]) => [`^${beginning}`, page]),
    ),
  ];
  return `# Written by the build: change what it is made of, not this file (docs/deploy.md).
${maps.join('\n')}
server {
  listen 80;
  listen [::]:80;
  server_name ${site.host};
  root ${rootOf(site)};

  charset utf-8;
  # Sends the .gz files of the build. Where nginx has the module ngx_brotli, the .br files too:
  # brotli_static on;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;

${headers.map(([name, value]) => `  add_header ${name} ${value} always;`).join('\n')}

  error_page 404 $not_found_page;
  location / { try_files $uri $uri.html =404; }
  location = / { try_files /index.html =404; }
  location ~ ${quoted(CLOSING_SLASH)} { return 308 $1$is_args$args; }
  location ~ ${quoted(NOT_FOUND_PATHS)} { internal; }
  location = ${HEADERS_PATH} { return 404; }
  location ~ "\\\\.webmanifest$" { types {} default_type application/manifest+json; }
}
`;
}

function variableOf(name: string): string {
  return `$${name.toLowerCase().replaceAll('-', '_')}`;
}

/** A variable whose value follows from the path, by the first regular expression that matches it. */
function mapOf(variable: string, values: readonly (readonly [string, string])[]): string {
  const lines = values.map(([expression, value]) => `  ${quoted(`~${expression}`)} ${value};\n`);
  return `map $uri ${variable} {\n${lines.join('')}}\n`;
}

/** A parameter that may hold spaces, braces or quotes. Throws if nginx would read a variable in it. */
function quoted(text: string): string {
  if (/\$\w/.test(text)) throw new Error(`nginx would take a variable out of ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

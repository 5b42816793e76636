import { expressionOf } from './header-rules.ts';
import {
  CLOSING_SLASH,
  HEADERS_PATH,
  NOT_FOUND_FOLDERS,
  NOT_FOUND_PATHS,
  type HostSite,
} from './host-site.ts';

/**
 * The site as nginx serves it: a file for `conf.d` or `sites-enabled`. Its `root` may have to be changed by an owner.
 * A header in a `location` would hide those of the server, so headers that depend on the path use a
 * `map`. It sees the path of the file that is sent, so that answers for missing files are not cached.
 * Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginxConfiguration({ host, rules }: HostSite): string {
  const [everywhere, ...byPath] = rules;
  const mapped = [...new Set(byPath.flatMap(({ headers }) => headers.map(([name]) => name)))];
  const maps = mapped.map((name) => {
    // A map takes the first line that matches, and the paths of every other come last.
    const values = [...byPath, everywhere].flatMap((rule) => {
      const expression = rule === everywhere ? '^' : expressionOf(rule.patterns);
      const own = rule.headers.filter(([other]) => other === name);
      return own.map(([, value]) => [expression, quoted(value)] as const);
    });
    return mapOf(variableOf(name), values);
  });
  const notFoundPages = NOT_FOUND_FOLDERS.map(
    (folder) => [`^${folder}`, `${folder}404.html`] as const,
  );
  const headers = [
    ...everywhere.headers
      .filter(([name]) => !mapped.includes(name))
      .map(([name, value]) => [name, quoted(value)]),
    ...mapped.map((name) => [name, variableOf(name)]),
  ];
  return `# Written by the build: change what it is made of, not this file (docs/deploy.md).
${[...maps, mapOf('$not_found_page', notFoundPages)].join('\n')}
server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/${host};

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

/**
 * A variable whose value follows from the path, by the first regular expression that matches it. If none does, the value
 * is empty, and nginx does not send a header without a value.
 */
function mapOf(variable: string, values: readonly (readonly [string, string])[]): string {
  const lines = values.map(([expression, value]) => `  ${quoted(`~${expression}`)} ${value};\n`);
  return `map $uri ${variable} {\n${lines.join('')}}\n`;
}

/** A parameter that may hold spaces, braces or quotes. Throws if nginx would read a variable in it. */
function quoted(text: string): string {
  if (/\$\w/.test(text)) throw new Error(`nginx would take a variable out of ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

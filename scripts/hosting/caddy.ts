import { NOT_FOUND_PATH } from '../../src/site/special-paths.ts';
import { headersFor } from './header-rules.ts';
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
 * The site as Caddy serves it: a whole Caddyfile. `SITE_ADDRESS` and `SITE_ROOT` in its environment take
 * the place of domain and folder.
 * Source: https://caddyserver.com/docs/caddyfile/directives
 */
export function caddyfile(site: HostSite): string {
  const { everywhere, byPath } = hostHeaders(site.rules);
  const headers = [
    ...everywhere.map(([name, value]) => `  header ${name} ${quoted(value)}`),
    ...byPath.flatMap(({ name, values }) =>
      values.flatMap(({ value, expression }, index) => {
        const matcher = `@${name.toLowerCase().replaceAll('-', '_')}_${index + 1}`;
        return [
          `  ${matcher} path_regexp ${quoted(expression)}`,
          `  header ${matcher} ${name} ${quoted(value)}`,
        ];
      }),
    ),
  ];
  const ofPages = [...headersFor(site.rules, NOT_FOUND_PATH)]
    .filter(([name]) => byPath.some((header) => header.name === name))
    .map(([name, value]) => `    header ${name} ${quoted(value)}`);
  const notFoundPages = notFoundPagesOf(site).map(
    ([beginning, page]) => `    handle ${beginning}* {\n      rewrite * ${page}\n    }`,
  );
  // The error page gets the headers of pages, not those that its path had before it turned out to lead nowhere.
  return `# Written by the build: change what it is made of, not this file (docs/deploy.md).
{$SITE_ADDRESS:${site.host}} {
  root * {$SITE_ROOT:${rootOf(site)}}

${headers.join('\n')}
  @webmanifest path *.webmanifest
  header @webmanifest Content-Type application/manifest+json

  @closing_slash path_regexp ${quoted(CLOSING_SLASH)}
  route @closing_slash {
    uri strip_suffix /
    redir {uri} 308
  }
  @not_found path_regexp ${quoted(NOT_FOUND_PATHS)}
  error @not_found 404
  error ${HEADERS_PATH} 404
  try_files {path} {path}.html
  file_server {
    precompressed br gzip
  }

  handle_errors {
${ofPages.join('\n')}
    header Content-Type "text/html; charset=utf-8"
${notFoundPages.join('\n')}
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

/** A token in which every character stands for itself. Throws for a backquote, which would end it. */
function quoted(text: string): string {
  if (text.includes('`')) throw new Error(`Caddy has no way to write ${text}`);
  return `\`${text}\``;
}

import { NOT_FOUND_PATH } from '../../src/site/special-paths.ts';
import { expressionOf, headersFor } from './header-rules.ts';
import {
  CLOSING_SLASH,
  HEADERS_PATH,
  NOT_FOUND_FOLDERS,
  NOT_FOUND_PATHS,
  type HostSite,
} from './host-site.ts';

/**
 * The site as Caddy serves it: a whole Caddyfile. `SITE_ADDRESS` and `SITE_ROOT` in its environment take
 * the place of domain and folder.
 * Source: https://caddyserver.com/docs/caddyfile/directives
 */
export function caddyfile({ host, rules }: HostSite): string {
  const [everywhere, ...byPath] = rules;
  const headers = [
    ...everywhere.headers.flatMap(([name, value], index) => {
      // The paths on which another rule replaces the header.
      const exceptions = byPath
        .filter(({ replaces, headers: own }) => replaces && own.some(([other]) => other === name))
        .flatMap(({ patterns }) => patterns);
      if (exceptions.length === 0) return [`  header ${name} ${quoted(value)}`];
      const matcher = `@all_but_${index + 1}`;
      return [
        `  ${matcher} not path_regexp ${quoted(expressionOf(exceptions))}`,
        `  header ${matcher} ${name} ${quoted(value)}`,
      ];
    }),
    ...byPath.flatMap((rule, index) => [
      `  @paths_${index + 1} path_regexp ${quoted(expressionOf(rule.patterns))}`,
      ...rule.headers.map(
        ([name, value]) => `  header @paths_${index + 1} ${name} ${quoted(value)}`,
      ),
    ]),
  ];
  const ofPages = [...headersFor(byPath, NOT_FOUND_PATH)].map(
    ([name, value]) => `    header ${name} ${quoted(value)}`,
  );
  const notFoundPages = NOT_FOUND_FOLDERS.map(
    (folder) => `    handle ${folder}* {\n      rewrite * ${folder}404.html\n    }`,
  );
  // The error page gets the headers of pages, not those that its path had before it turned out to lead nowhere.
  return `# Written by the build: change what it is made of, not this file (docs/deploy.md).
{$SITE_ADDRESS:${host}} {
  root * {$SITE_ROOT:/var/www/${host}}

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

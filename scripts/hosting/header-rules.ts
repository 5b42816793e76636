export type Header = readonly [name: string, value: string];

/** The headers of all paths that a pattern matches: `*` stands for any characters, `:name` for one segment. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly Header[];
}

/** The headers for a path; where several rules name the same one, their values are joined as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!new RegExp(expressionOf(rule.pattern)).test(path)) continue;
    for (const [name, value] of rule.headers) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

/** A pattern as a regular expression, in the syntax that JavaScript, PCRE and Go's RE2 share. */
export function expressionOf(pattern: string): string {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+/g, '/[^/]+')
    .replaceAll('*', '.*');
  return `^${source}$`;
}

/** Cloudflare's limits for the number of rules and the characters in a line. */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

/**
 * Rules as a `_headers` file: path patterns, each followed by its indented `Name: value` lines.
 * Throws when they exceed what hosts accept.
 * Source: https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const isTooLong = lines.some((line) => line.length > LONGEST_LINE);
  if (isTooLong || rules.length > MOST_RULES) throw new Error('Hosts take no such _headers file');
  return lines.map((line) => `${line}\n`).join('');
}

/** Reads a `_headers` file; skips comments and empty lines. Throws for an indented line that is not a header. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Header[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: content, headers: [] });
    else rules.at(-1)?.headers.push(parseHeader(content));
  }
  return rules;
}

function parseHeader(content: string): Header {
  const colon = content.indexOf(':');
  if (colon < 1) throw new Error(`Not a header line: ${content}`);
  return [content.slice(0, colon).trim(), content.slice(colon + 1).trim()];
}

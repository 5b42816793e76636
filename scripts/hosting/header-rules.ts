export type Header = readonly [name: string, value: string];

/** The headers of paths that one of some patterns matches: `*` stands for any characters, `:name` for one segment. */
export interface HeaderRule {
  readonly patterns: readonly string[];
  readonly headers: readonly Header[];
  /** Headers of the same names that rules before it give take no effect. */
  readonly replaces?: true;
}

/**
 * The headers for a path. Where several rules name the same header its values are joined, as hosts do; a rule that
 * replaces drops the values before its own.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (!new RegExp(expressionOf(rule.patterns)).test(path)) continue;
    for (const [name, value] of rule.headers) {
      if (rule.replaces) headers.delete(name);
      headers.append(name, value);
    }
  }
  return headers;
}

/** Patterns as one regular expression, in the syntax that JavaScript, PCRE and Go's RE2 share. */
export function expressionOf(patterns: readonly string[]): string {
  const expressions = patterns.map((pattern) => {
    const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    return `^${literal.replace(/\/:\w+/g, '/[^/]+').replaceAll('*', '.*')}$`;
  });
  return expressions.join('|');
}

/** Cloudflare's limits for the number of patterns and the characters in a line. */
const MOST_PATTERNS = 100;
const LONGEST_LINE = 2_000;

/**
 * Rules as a `_headers` file: path patterns, each followed by its indented `Name: value` lines. A line `! Name` drops
 * what rules before it said; of the hosts that read such files, only Cloudflare knows it.
 * Throws when they exceed what hosts accept.
 * Source: https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap(({ patterns, headers, replaces }) => {
    const dropped = (name: string) => (replaces ? `  ! ${name}\n` : '');
    const lines = headers.map(([name, value]) => `${dropped(name)}  ${name}: ${value}\n`).join('');
    return patterns.map((pattern) => `${pattern}\n${lines}`);
  });
  const text = blocks.join('');
  const isTooLong = text.split('\n').some((line) => line.length > LONGEST_LINE);
  if (isTooLong || blocks.length > MOST_PATTERNS)
    throw new Error('Hosts take no such _headers file');
  return text;
}

/** Reads a `_headers` file of this form. Throws for an indented line that is not a header. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const blocks = text.trim().split(/\n(?=\S)/);
  const isDropping = (line: string) => line.startsWith('  ! ');
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const headers = lines.filter((line) => !isDropping(line)).map(parseHeader);
    return { patterns: [pattern], headers, ...(lines.some(isDropping) && { replaces: true }) };
  });
}

function parseHeader(line: string): Header {
  const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`Not a header line: ${line}`);
  return [name, value];
}

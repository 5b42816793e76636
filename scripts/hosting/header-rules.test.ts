import { describe, expect, test } from 'vitest';
import { formatHeaders, headersFor, parseHeaders, type HeaderRule } from './header-rules.ts';

describe('a _headers file', () => {
  test('holds patterns, each with its indented headers; comments and empty lines fall away', () => {
    expect(parseHeaders('# all\n/*\n  X-One: 1\n\n/assets/*\n  Cache-Control: a, b=c:d\n')).toEqual(
      [
        { pattern: '/*', headers: [['X-One', '1']] },
        { pattern: '/assets/*', headers: [['Cache-Control', 'a, b=c:d']] },
      ],
    );
  });

  test('is read as it was written [R121]', () => {
    const rules: readonly HeaderRule[] = [
      { pattern: '/*', headers: [['X-One', '1']] },
      {
        pattern: '/:file',
        headers: [
          ['X-Two', 'a; b'],
          ['X-Three', 'c, d'],
        ],
      },
    ];
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  test('with an indented line that is no header is an error', () => {
    expect(() => parseHeaders('/*\n  nonsense')).toThrow('Not a header line: nonsense');
  });

  test('that a host would not take is not written', () => {
    const rule: HeaderRule = { pattern: '/x', headers: [['X-One', '1']] };
    expect(() => formatHeaders(Array.from({ length: 101 }, () => rule))).toThrow('Hosts take no');
    const long: HeaderRule = { pattern: '/*', headers: [['X-Long', 'x'.repeat(2_000)]] };
    expect(() => formatHeaders([long])).toThrow('Hosts take no');
  });
});

describe('the headers of a path', () => {
  test('are those of every rule that matches it, joined where two name the same', () => {
    const rules = parseHeaders('/*\n  X-One: 1\n  X-Both: a\n/assets/*\n  X-Both: b\n/x.y\n  X: 1');
    expect(Object.fromEntries(headersFor(rules, '/'))).toEqual({ 'X-One': '1', 'X-Both': 'a' });
    expect(headersFor(rules, '/assets/a.js').get('X-Both')).toBe('a, b');
    expect(headersFor(rules, '/xzy').has('X')).toBe(false);
  });

  test('come by a name in a pattern for one segment, and for no more', () => {
    const rules = parseHeaders('/:file\n  X: 1');
    expect(headersFor(rules, '/blog').has('X')).toBe(true);
    expect(headersFor(rules, '/favicon.svg').has('X')).toBe(true);
    expect(headersFor(rules, '/').has('X')).toBe(false);
    expect(headersFor(rules, '/ar/blog').has('X')).toBe(false);
  });
});

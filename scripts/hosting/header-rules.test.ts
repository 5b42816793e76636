import { describe, expect, test } from 'vitest';
import { formatHeaders, headersFor, parseHeaders, type HeaderRule } from './header-rules.ts';

describe('a _headers file', () => {
  test('has each pattern with its indented headers, and is read as it was written [R121]', () => {
    const headers = [
      ['X-Two', 'a; b=c:d'],
      ['X-Three', 'c, d'],
    ] as const;
    const text = formatHeaders([
      { patterns: ['/*'], headers: [['X-One', '1']] },
      { patterns: ['/', '/:file'], headers },
    ]);
    const lines = '  X-Two: a; b=c:d\n  X-Three: c, d\n';
    expect(text).toBe(`/*\n  X-One: 1\n/\n${lines}/:file\n${lines}`);
    expect(parseHeaders(text)).toEqual([
      { patterns: ['/*'], headers: [['X-One', '1']] },
      { patterns: ['/'], headers },
      { patterns: ['/:file'], headers },
    ]);
  });

  test('with an indented line that is no header is an error', () => {
    expect(() => parseHeaders('/*\n  nonsense')).toThrow('Not a header line:   nonsense');
  });

  test.each<[string, HeaderRule]>([
    ['patterns', { patterns: Array.from({ length: 101 }, () => '/x'), headers: [] }],
    ['characters in a line', { patterns: ['/*'], headers: [['X-Long', 'x'.repeat(2_000)]] }],
  ])('with more %s than a host takes is not written', (_, rule) => {
    expect(() => formatHeaders([rule])).toThrow('Hosts take no');
  });
});

test.each([
  ['/', { 'x-all': 'yes', 'x-both': 'a' }],
  ['/blog', { 'x-all': 'yes', 'x-both': 'a', 'x-root': 'yes' }],
  ['/x.y', { 'x-all': 'yes', 'x-both': 'a', 'x-root': 'yes', 'x-dot': 'yes' }],
  ['/xzy', { 'x-all': 'yes', 'x-both': 'a', 'x-root': 'yes' }],
  ['/assets/a.js', { 'x-all': 'yes', 'x-both': 'a, b' }],
  ['/ar/blog', { 'x-all': 'yes', 'x-both': 'a' }],
])(
  '%s has the headers of all rules that match it, joined where two name the same',
  (path, headers) => {
    const rules: readonly HeaderRule[] = [
      {
        patterns: ['/*'],
        headers: [
          ['X-All', 'yes'],
          ['X-Both', 'a'],
        ],
      },
      { patterns: ['/assets/*'], headers: [['X-Both', 'b']] },
      { patterns: ['/:file'], headers: [['X-Root', 'yes']] },
      { patterns: ['/x.y'], headers: [['X-Dot', 'yes']] },
    ];
    expect(Object.fromEntries(headersFor(rules, path))).toEqual(headers);
  },
);

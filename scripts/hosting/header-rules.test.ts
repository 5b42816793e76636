import { expect, test } from 'vitest';
import { formatHeaders, headersFor, parseHeaders, type HeaderRule } from './header-rules.ts';

test('a _headers file has each pattern with its indented headers, and is read as it was written [R121]', () => {
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

test('a _headers file drops what a rule replaces before it says its own', () => {
  const rule: HeaderRule = { patterns: ['/a'], headers: [['X-One', '2']], replaces: true };
  const all: HeaderRule = { patterns: ['/*'], headers: [['X-One', '1']] };
  const text = formatHeaders([all, rule]);
  expect(text).toBe('/*\n  X-One: 1\n/a\n  ! X-One\n  X-One: 2\n');
  expect(parseHeaders(text)).toEqual([all, rule]);
  expect(headersFor([all, rule], '/a').get('X-One')).toBe('2');
  expect(headersFor([all, rule], '/b').get('X-One')).toBe('1');
});

test('a _headers file with an indented line that is no header is an error', () => {
  expect(() => parseHeaders('/*\n  nonsense')).toThrow('Not a header line:   nonsense');
});

test.each<[string, HeaderRule]>([
  ['patterns', { patterns: Array.from({ length: 101 }, () => '/x'), headers: [] }],
  ['characters in a line', { patterns: ['/*'], headers: [['X-Long', 'x'.repeat(2_000)]] }],
])('a _headers file with more %s than a host takes is not written', (_, rule) => {
  expect(() => formatHeaders([rule])).toThrow('Hosts take no');
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
    const pages = '/*\n  X-All: yes\n  X-Both: a\n/:file\n  X-Root: yes\n';
    const rules = parseHeaders(`${pages}/assets/*\n  X-Both: b\n/x.y\n  X-Dot: yes\n`);
    expect(Object.fromEntries(headersFor(rules, path))).toEqual(headers);
  },
);

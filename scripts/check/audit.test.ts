import { expect, test } from 'vitest';
import { auditVerdict } from './audit.ts';

test('a report without vulnerabilities is good', () => {
  expect(auditVerdict('{"vulnerabilities":{}}').isGood).toBe(true);
});

test('each vulnerability is told with its severity', () => {
  const view = { name: 'view', severity: 'high', range: '<1.2.3' };
  expect(auditVerdict(JSON.stringify({ vulnerabilities: { view } }))).toEqual({
    isGood: false,
    lines: ['view <1.2.3: high'],
  });
});

test('a registry that does not answer fails nothing, and is said not to have answered', () => {
  const { isGood, lines } = auditVerdict('{"message":"405 Method Not Allowed","statusCode":405}');
  expect(isGood).toBe(true);
  expect(lines).toEqual(['NOT AUDITED, the registry does not answer: 405 Method Not Allowed']);
});

test('what is no report is an error', () => {
  expect(() => auditVerdict('')).toThrow(SyntaxError);
});

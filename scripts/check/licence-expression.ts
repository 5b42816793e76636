/**
 * Whether a licence expression can be satisfied by accepted licences alone: `A OR B` needs one of the
 * two, `A AND B` needs both, and `A WITH B` permits more than A. False for malformed text.
 * Source: https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/
 */
export function isSatisfied(expression: string, accepted: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const verdict = readAlternatives(tokens, accepted);
  return verdict !== null && verdict.rest.length === 0 && verdict.isGood;
}

interface Verdict {
  readonly isGood: boolean;
  readonly rest: readonly string[];
}

type Read = (tokens: readonly string[], accepted: ReadonlySet<string>) => Verdict | null;

const readAlternatives: Read = (tokens, accepted) =>
  readSeries('OR', readConjunction, (one, other) => one || other, tokens, accepted);

const readConjunction: Read = (tokens, accepted) =>
  readSeries('AND', readSingle, (one, other) => one && other, tokens, accepted);

function readSeries(
  operator: 'OR' | 'AND',
  readPart: Read,
  combine: (one: boolean, other: boolean) => boolean,
  tokens: readonly string[],
  accepted: ReadonlySet<string>,
): Verdict | null {
  const first = readPart(tokens, accepted);
  if (first === null || first.rest[0] !== operator) return first;
  const others = readSeries(operator, readPart, combine, first.rest.slice(1), accepted);
  return others && { isGood: combine(first.isGood, others.isGood), rest: others.rest };
}

const readSingle: Read = ([token, ...rest], accepted) => {
  if (token === '(') {
    const inner = readAlternatives(rest, accepted);
    return inner?.rest[0] === ')' ? { isGood: inner.isGood, rest: inner.rest.slice(1) } : null;
  }
  if (token === undefined || token === ')') return null;
  const isWithException = rest[0] === 'WITH' && rest.length > 1;
  return { isGood: accepted.has(token), rest: isWithException ? rest.slice(2) : rest };
};

/** What a group in parentheses becomes once it is judged. */
const ACCEPTED = 'Accepted';
const REFUSED = 'Refused';

const SINGLE_LICENCE = /^[\w.+-]+( WITH [\w.-]+)?$/;

/**
 * Whether a licence expression can be satisfied by accepted licences alone: `A OR B` needs one of the
 * two, `A AND B` needs both, and `A WITH B` permits more than A. False for malformed text.
 * Source: https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/
 */
export function isSatisfied(expression: string, accepted: ReadonlySet<string>): boolean {
  const [group, inner = ''] = /\(([^()]*)\)/.exec(expression) ?? [];
  if (group !== undefined) {
    const verdict = isSatisfied(inner, accepted) ? ACCEPTED : REFUSED;
    return isSatisfied(expression.replace(group, verdict), new Set([...accepted, ACCEPTED]));
  }
  const alternatives = expression.split(' OR ').map((alternative) => alternative.split(' AND '));
  const isAccepted = (licence: string) => accepted.has(licence.replace(/ WITH .*/, ''));
  return (
    alternatives.flat().every((licence) => SINGLE_LICENCE.test(licence)) &&
    alternatives.some((licences) => licences.every(isAccepted))
  );
}

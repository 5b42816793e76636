import { parse, type Select } from '@messageformat/parser';

type Tokens = Select['cases'][number]['tokens'];

/** The name of the argument by which a translation may choose among cases of a noun; its source need not. */
const GRAMMATICAL_CASE = 'case';

/** What a message in ICU syntax is made of. */
interface Findings {
  /** What it must have in common with its translations: placeholders, tags and the cases of a choice. */
  readonly parts: readonly string[];
  readonly complaints: readonly string[];
}

/** What would go wrong when a translated message is shown in a language. */
export function messageComplaints(language: string, source: string, translation: string): string[] {
  try {
    const rules = {
      cardinal: categoriesOf(language, 'plural'),
      ordinal: categoriesOf(language, 'selectordinal'),
    };
    const { parts, complaints } = findingsIn(parse(translation, rules), language);
    return [...complaints, ...differences(partsOfSource(source) ?? parts, parts)];
  } catch (error) {
    return [`is not valid: ${String(error).split('\n')[0]}`];
  }
}

/** Null for an invalid source: it is reported in its own language, where it is its own translation. */
function partsOfSource(source: string): readonly string[] | null {
  try {
    return findingsIn(parse(source), 'en').parts;
  } catch {
    return null;
  }
}

function findingsIn(tokens: Tokens, language: string): Findings {
  const places = tokens
    .flatMap((token) => ('arg' in token ? [token.arg] : []))
    .filter((name) => name !== GRAMMATICAL_CASE)
    .map((name) => `{${name}}`);
  const tags = tokens.flatMap((token) =>
    token.type === 'content' ? (token.value.match(/<\/?\w+\/?>/g) ?? []) : [],
  );
  const inner = tokens
    .filter((token) => 'cases' in token)
    .flatMap((choice) => [
      casesOf(choice, language),
      ...choice.cases.map((each) => findingsIn(each.tokens, language)),
    ]);
  return {
    parts: [...places, ...tags, ...inner.flatMap(({ parts }) => parts)],
    complaints: [...nestingComplaints(tags), ...inner.flatMap(({ complaints }) => complaints)],
  };
}

/** A choice has the cases of its source, a plural those of its language. */
function casesOf({ type, arg, cases }: Select, language: string): Findings {
  const keys = cases.map(({ key }) => key);
  const nameOf = (key: string) => `the case "${key}" of {${arg}, ${type}}`;
  if (type === 'select') {
    return { parts: arg === GRAMMATICAL_CASE ? [] : keys.map(nameOf), complaints: [] };
  }
  const lacking = categoriesOf(language, type).filter((category) => !keys.includes(category));
  return { parts: [], complaints: lacking.map((category) => `lacks ${nameOf(category)}`) };
}

function categoriesOf(language: string, kind: 'plural' | 'selectordinal'): Intl.LDMLPluralRule[] {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

function nestingComplaints(tags: readonly string[]): readonly string[] {
  const open: string[] = [];
  const crossed: string[] = [];
  for (const tag of tags.filter((each) => !each.endsWith('/>'))) {
    if (!tag.startsWith('</')) open.push(tag);
    else if (open.at(-1) === tag.replace('/', '')) open.pop();
    else crossed.push(`has ${tag} where ${open.at(-1) ?? 'nothing'} is open`);
  }
  return [...crossed, ...open.map((tag) => `never closes ${tag}`)];
}

function differences(wanted: readonly string[], present: readonly string[]): readonly string[] {
  const lacking = new Set(wanted.filter((part) => !present.includes(part)));
  const strange = new Set(present.filter((part) => !wanted.includes(part)));
  return [
    ...[...lacking].map((part) => `lacks ${part}`),
    ...[...strange].map((part) => `has ${part}, which its source lacks`),
  ];
}

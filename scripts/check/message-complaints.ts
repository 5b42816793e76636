import { parse, type Select } from '@messageformat/parser';

type Tokens = Select['cases'][number]['tokens'];

/** The name of the argument by which a translation may choose among cases of a noun; its source need not. */
const GRAMMATICAL_CASE = 'case';

/** What would go wrong when a translated message in ICU syntax is shown in a language. */
export function messageComplaints(language: string, source: string, translation: string): string[] {
  try {
    const cardinal = categoriesOf(language, 'plural');
    const ordinal = categoriesOf(language, 'selectordinal');
    const levels = levelsOf(parse(translation, { cardinal, ordinal }));
    const present = levels.flatMap(partsOf);
    const wanted = levelsOf(parse(source)).flatMap(partsOf);
    const lacking = wanted.filter((part) => !present.includes(part));
    const strange = present.filter((part) => !wanted.includes(part));
    return [
      ...levels.flatMap(nestingComplaints),
      ...levels.flatMap((level) => pluralComplaints(level, language)),
      ...[...new Set(lacking)].map((part) => `lacks ${part}`),
      ...[...new Set(strange)].map((part) => `has ${part}, which its source lacks`),
    ];
  } catch (error) {
    return [`is not valid: ${String(error).split('\n')[0]}`];
  }
}

/** A message, and within it each case of a choice, at any depth. */
function levelsOf(message: Tokens): readonly Tokens[] {
  const cases = message.flatMap((token) => ('cases' in token ? token.cases : []));
  return [message, ...cases.flatMap(({ tokens }) => levelsOf(tokens))];
}

/** What a level must have in common with its translation: placeholders, tags and the cases of a select. */
function partsOf(level: Tokens): readonly string[] {
  const places = level.flatMap((token) => {
    if (!('arg' in token) || token.arg === GRAMMATICAL_CASE) return [];
    const cases = token.type === 'select' ? token.cases : [];
    return [`{${token.arg}}`, ...cases.map(({ key }) => caseOf(token, key))];
  });
  return [...places, ...tagsIn(level)];
}

function tagsIn(level: Tokens): readonly string[] {
  const texts = level.map((token) => (token.type === 'content' ? token.value : ''));
  return texts.flatMap((text) => text.match(/<\/?\w+\/?>/g) ?? []);
}

function caseOf({ arg, type }: { readonly arg: string; readonly type: string }, key: string) {
  return `the case "${key}" of {${arg}, ${type}}`;
}

/** A plural has all cases of its language. */
function pluralComplaints(level: Tokens, language: string): readonly string[] {
  return level.flatMap((token) => {
    if (token.type !== 'plural' && token.type !== 'selectordinal') return [];
    const keys = token.cases.map(({ key }) => key);
    const lacking = categoriesOf(language, token.type).filter((key) => !keys.includes(key));
    return lacking.map((key) => `lacks ${caseOf(token, key)}`);
  });
}

function categoriesOf(language: string, kind: 'plural' | 'selectordinal'): Intl.LDMLPluralRule[] {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

function nestingComplaints(level: Tokens): readonly string[] {
  const open: string[] = [];
  const crossed: string[] = [];
  for (const tag of tagsIn(level).filter((each) => !each.endsWith('/>'))) {
    if (!tag.startsWith('</')) open.push(tag);
    else if (open.at(-1) === tag.replace('/', '')) open.pop();
    else crossed.push(`has ${tag} where ${open.at(-1) ?? 'nothing'} is open`);
  }
  return [...crossed, ...open.map((tag) => `never closes ${tag}`)];
}

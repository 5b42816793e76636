import { parse, type Select } from '@messageformat/parser';

/** What would go wrong when a translated message is shown in a language. */
export function messageComplaints(language: string, source: string, translation: string): string[] {
  const [translated, syntaxError] = shapeOf(translation, language);
  if (translated === null) return [`is not valid: ${syntaxError}`];
  const complaints = [...tagOrderComplaints(translated), ...pluralComplaints(language, translated)];
  // An invalid source is reported in its own language, where it is its own translation.
  const [original] = shapeOf(source);
  return original === null ? complaints : [...complaints, ...differences(original, translated)];
}

/** What a message in ICU syntax is made of. */
interface Shape {
  /** The tags of its whole text, and those of every case in it, in their order. */
  readonly tagRows: readonly (readonly string[])[];
  readonly placeholders: ReadonlySet<string>;
  readonly selects: readonly Select[];
}

type Tokens = Select['cases'][number]['tokens'];

/** The shape of a message, or why it has none; with a language, its plural categories are enforced. */
function shapeOf(text: string, language?: string): [Shape, null] | [null, string] {
  try {
    const options =
      language === undefined
        ? {}
        : {
            cardinal: categoriesOf(language, 'plural'),
            ordinal: categoriesOf(language, 'selectordinal'),
          };
    const rows = [...rowsOf(parse(text, options))];
    const tokens = rows.flat();
    return [
      {
        tagRows: rows.map(tagsOf),
        placeholders: new Set(tokens.flatMap((token) => ('arg' in token ? [token.arg] : []))),
        selects: tokens.filter((token) => 'cases' in token),
      },
      null,
    ];
  } catch (error) {
    return [null, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
  }
}

function* rowsOf(tokens: Tokens): Generator<Tokens> {
  yield tokens;
  for (const token of tokens) {
    if (!('cases' in token)) continue;
    for (const { tokens: inner } of token.cases) yield* rowsOf(inner);
  }
}

function tagsOf(tokens: Tokens): readonly string[] {
  return tokens.flatMap((token) =>
    token.type === 'content' ? (token.value.match(/<\/?\w+\/?>/g) ?? []) : [],
  );
}

function tagOrderComplaints({ tagRows }: Shape): string[] {
  return tagRows.flatMap((tags) => {
    const open: string[] = [];
    const complaints: string[] = [];
    for (const tag of tags) {
      if (tag.endsWith('/>')) continue;
      if (!tag.startsWith('</')) open.push(tag);
      else if (open.at(-1) === tag.replace('/', '')) open.pop();
      else complaints.push(`has ${tag} where ${open.at(-1) ?? 'nothing'} is open`);
    }
    return [...complaints, ...open.map((tag) => `never closes ${tag}`)];
  });
}

function pluralComplaints(language: string, { selects }: Shape): string[] {
  return selects.flatMap(({ type, arg, cases }) => {
    if (type === 'select') return [];
    return categoriesOf(language, type)
      .filter((category) => !cases.some(({ key }) => key === category))
      .map((category) => `lacks ${caseName(category, arg, type)}`);
  });
}

function categoriesOf(language: string, kind: 'plural' | 'selectordinal'): Intl.LDMLPluralRule[] {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

function differences(original: Shape, translated: Shape): string[] {
  const wanted = partsOf(original);
  const present = partsOf(translated);
  return [
    ...wanted.filter((part) => !present.includes(part)).map((part) => `lacks ${part}`),
    ...present
      .filter((part) => !wanted.includes(part))
      .map((part) => `has ${part}, which its source lacks`),
  ];
}

/** The name of the argument by which a translation may choose among cases of a noun; its source need not. */
const GRAMMATICAL_CASE = 'case';

/** What a message and its translation must have in common, each part once. */
function partsOf({ placeholders, tagRows, selects }: Shape): readonly string[] {
  const names = [...placeholders]
    .filter((name) => name !== GRAMMATICAL_CASE)
    .map((name) => `{${name}}`);
  const choices = selects
    .filter(({ type, arg }) => type === 'select' && arg !== GRAMMATICAL_CASE)
    .flatMap(({ arg, cases }) => cases.map(({ key }) => caseName(key, arg, 'select')));
  return [...new Set([...names, ...tagRows.flat(), ...choices])];
}

function caseName(key: string, argument: string, type: string): string {
  return `the case "${key}" of {${argument}, ${type}}`;
}

import { describe, expect, test } from 'vitest';
import { catalogueComplaints, type LanguageFile } from './check-messages.ts';
import { messageComplaints } from './message-complaints.ts';

const MOVES = '{count, plural, one {# move} other {# moves}}';
const ARABIC = '{count, plural, zero {لا} one {١} two {٢} few {#} many {#} other {#}}';
const SIDE = '{side, select, first {Skulls} other {Treasure}}';
const WITHIN = `{side, select, first {${MOVES}} other {}}`;
const PLACE = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
const OF_CASES = '{case, select, oblique {اوپر کے} other {اوپر کا}}';

test.each([
  ['plain text', 'ar', 'New Game', 'لعبة جديدة'],
  ['the same placeholders in another order', 'de', '{row} by {column}', '{column} mal {row}'],
  ['the same tags in another order', 'de', '<0>Win</0> or <1>draw</1>', '<1>a</1> <0>b</0>'],
  ['a tag that stands alone', 'de', 'Press <0/>', '<0/> drücken'],
  ['all plural cases of the source', 'en', MOVES, MOVES],
  ['all plural cases of another language', 'ar', MOVES, ARABIC],
  ['an exact case beside the plural ones', 'zh', MOVES, '{count, plural, =0 {无} other {# 步}}'],
  ['a plural that became a number', 'zh', MOVES, '{count} 步'],
  ['the same cases of a select', 'de', SIDE, '{side, select, first {A} other {B}}'],
  ['an apostrophe', 'en', "Skull Pirate's Turn", "Skull Pirate's Turn"],
  ['grammatical cases of its own', 'ur', 'top board', OF_CASES],
])('a translation may have %s', (_, language, source, translation) => {
  expect(messageComplaints(language, source, translation)).toEqual([]);
});

test.each([
  ['a brace that stays open', 'ar', 'Row {row}', 'صف {row', 'is not valid: '],
  ['a lost placeholder', 'ar', 'Row {row}', 'صف', 'lacks {row}'],
  ['a misspelt placeholder', 'de', 'Row {row}', 'Reihe {reihe}', 'has {reihe}, which its source'],
  ['a quoted placeholder', 'fr', 'Row {row}', "Rangée de l'{row}'", 'lacks {row}'],
  ['a lost tag', 'de', 'The <0>game</0>', 'Das Spiel', 'lacks <0>'],
  ['cases of its own', 'de', 'The game', '{of, select, a {X} other {Y}}', 'has {of}'],
  ['a tag of its own', 'de', 'The game', 'Das <0>Spiel</0>', 'has <0>, which its source lacks'],
  ['a tag that stays open', 'de', 'The <0>game</0>', 'Das <0>Spiel', 'never closes <0>'],
  ['crossed tags', 'de', '<0>a</0> <1>b</1>', '<0>a <1>b</0></1>', 'has </0> where <1> is open'],
  ['a lost plural case', 'ru', MOVES, '{count, plural, one {#} few {#} other {#}}', '"many"'],
  ['a foreign plural case', 'en', MOVES, '{count, plural, one {} few {} other {}}', 'case few'],
  ['a lost ordinal case', 'en', PLACE, PLACE.replace('few {#rd}', ''), '"few" of {place, selecto'],
  ['a lost case', 'de', SIDE, '{side, select, other {B}}', 'the case "first" of {side, select}'],
  ['a lost case within another', 'en', WITHIN, WITHIN.replace('one {# move}', ''), 'case "one" of'],
])('a translation with %s is reported', (_, language, source, translation, what) => {
  expect(messageComplaints(language, source, translation)).toContainEqual(
    expect.stringContaining(what),
  );
});

describe('catalogues', () => {
  const english = catalogue('en/home', { Home: 'Home', 'Row {row}': 'Row {row}' });

  test('with every message well translated have no complaints', () => {
    const arabic = catalogue('ar/home', { Home: 'الرئيسية', 'Row {row}': 'صف {row}' });
    expect(catalogueComplaints([english, arabic])).toEqual([]);
  });

  test('may have messages that wait for their translation: `lingui check missing` counts them', () => {
    const arabic = catalogue('ar/home', { Home: '', 'Row {row}': '' });
    expect(catalogueComplaints([english, arabic])).toEqual([]);
  });

  test.each([
    ['a broken message', 'Row {row}', 'صف', 'lacks {row}'],
    ['a blank translation', 'Home', ' ', 'is blank'],
    ['the words of the source', 'Home', 'Home', 'is left in the source language'],
    ['a half translated message', 'Home', 'the الرئيسية', 'is left in the source language'],
  ])('with %s are reported by file, message and reason', (_, source, translation, reason) => {
    const arabic = catalogue('ar/home', { [source]: translation });
    expect(catalogueComplaints([english, arabic])).toEqual([`ar/home.po: "${source}" ${reason}`]);
  });

  test('may say in the words of the source what is listed, and names and numbers', () => {
    const [word, names] = ['Home', '{row} × {column}'];
    const german = catalogue('de/home', { [word]: word, [names]: names, '8×8': '8×8' });
    expect(catalogueComplaints([german], { de: [word] })).toEqual([]);
  });

  test('that translate what is listed as the same are reported', () => {
    const german = catalogue('de/home', { Home: 'Start' });
    expect(catalogueComplaints([german], { de: ['Home'] })).toEqual([
      'de: same-words.json lists "Home", which is not the same there',
    ]);
  });

  test.each(['fr/home', 'ar/house'])('that nothing accounts for are reported: %s', (name) => {
    expect(catalogueComplaints([catalogue(name, {})])).toEqual([
      `${name}.po: belongs to no language and catalogue that are switched on`,
    ]);
  });

  test('that translate a message differently in one language are reported', () => {
    const files = [easy('de/memory', 'Leicht'), easy('de/puzzles', 'Einfach')];
    expect(catalogueComplaints(files)).toEqual([
      'de/puzzles.po: "Easy" is translated differently in de/memory.po',
    ]);
  });

  test.each([
    ['is translated alike', easy('de/puzzles', 'Leicht')],
    ['belongs to another language', easy('ru/puzzles', 'Легко')],
    ['has another context', easy('de/puzzles', 'Einfach', 'key')],
  ])('may repeat a message that %s', (_, other) => {
    expect(catalogueComplaints([easy('de/memory', 'Leicht'), other])).toEqual([]);
  });
});

function easy(name: string, translation: string, context?: string): LanguageFile {
  return catalogue(name, { Easy: translation }, context);
}

/** A catalogue by its language and name, as `de/home`, with the translations of its messages. */
function catalogue(name: string, messages: Readonly<Record<string, string>>, context?: string) {
  const msgctxt = context === undefined ? '' : `msgctxt "${context}"\n`;
  const items = Object.entries(messages).map(
    ([msgid, msgstr]) => `${msgctxt}msgid "${msgid}"\nmsgstr "${msgstr}"\n`,
  );
  const header = 'msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n';
  return { path: `${name}.po`, text: [header, ...items].join('\n') };
}

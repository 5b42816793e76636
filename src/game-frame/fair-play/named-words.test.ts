import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { USUAL_WORDS } from '#session/battle-words.ts';
import { namedWords } from './named-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a side without a name keeps its usual words; a name of spaces is none [R159]', () => {
  expect(namedWords({ first: '', second: '  ' })).toEqual(USUAL_WORDS);
  const { names, wins } = namedWords({ first: '', second: 'Ben' });
  expect(names.first).toEqual(USUAL_WORDS.names.first);
  expect(wins.first).toBeUndefined();
});

test('a name stands in all that is said of its side, isolated from the direction of the sentence [R159]', () => {
  const { names, turns, turnSentences, wins, captures } = namedWords({
    first: ' Anna ',
    second: '',
  });
  const said = [
    names.first,
    turns.first,
    turnSentences.first,
    wins.first,
    captures.first?.('north board'),
  ];
  expect(said.map((words) => words && i18n._(words))).toEqual([
    '\u2068Anna\u2069',
    "\u2068Anna\u2069's Turn",
    "\u2068Anna\u2069's Turn.",
    '\u2068Anna\u2069 wins!',
    '\u2068Anna\u2069 takes the north board!',
  ]);
});

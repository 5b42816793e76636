import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { SeriesCue } from '#core/series.ts';
import { USUAL_LEVELS } from '#core/mode.ts';
import { stones, type Stones } from '#testing/rules-laws.ts';
import type { Announcer, ToastWords } from '#ui/use-announcer.ts';
import { announceCue } from './battle-announcements.ts';
import type { BattleGame } from './battle-game.ts';
import type { BattleWords } from '#games/parts.ts';
import { USUAL_WORDS } from './battle-words.ts';

type Cue = Parameters<typeof announceCue<Stones>>[1];

const message = (text: string): MessageDescriptor => ({ id: text, message: text });
const DEADLOCK = { title: message('Deadlock!'), line: message('Nobody can take the last one.') };

const GAME: BattleGame<Stones> = {
  id: 'stones',
  rules: stones,
  levels: USUAL_LEVELS,
  loadChooseMove: () => Promise.resolve(() => 1),
  answerDelayMs: 0,
  landingMs: () => 0,
  winToastMs: 4000,
  draw: { ...DEADLOCK, toastMs: 3000 },
  announceMove: ({ move }, { announce }) => announce(message(`Took ${move}.`)),
  beatsOf: () => [{ sound: 'knock' }],
  loadNotation: () => Promise.reject(new Error('Nothing is written down here.')),
};

const START = { position: stones.initial(), next: 'first' } as const;

describe('a new battle', () => {
  const begun = { kind: 'begun', isContinued: false, ...START } as const;

  test.each([
    ['with the same players', { ...begun, isReseated: false, isCleared: true }],
    ['on an empty board', { ...begun, isReseated: false, isCleared: false }],
    ['with other players, after moves', { ...begun, isReseated: true, isCleared: true }],
  ])('%s is announced with whose turn it is, and no result is told any more', (_, cue) => {
    const { sentences, toasts, withdrawn } = announced(cue);
    expect(sentences).toMatchObject([
      { message: 'The board is cleared.' },
      { message: "Skull Pirate's Turn." },
    ]);
    expect(toasts).toEqual([]);
    expect(withdrawn).toEqual(['result']);
  });

  test('with other players on an empty board is not announced: the choice itself is', () => {
    const cue = { ...begun, isReseated: true, isCleared: false };
    expect(announced(cue)).toMatchObject({ sentences: [], toasts: [] });
  });
});

describe('a battle that goes on from where it was [R155]', () => {
  const begun = { kind: 'begun', isReseated: false, isCleared: false, isContinued: true } as const;
  const after = (...moves: readonly number[]) => moves.reduce(stones.play, stones.initial());

  test.each([
    ['is announced by whose turn it is', after(3), "Treasure Hunter's Turn"],
    ['that has ended is announced by its result', after(3, 3, 1), 'Pirates Win!'],
  ])('%s', (_, position, text) => {
    const next = stones.outcome(position) === null ? stones.sideToMove(position) : null;
    const { sentences, toasts } = announced({ ...begun, position, next });
    expect(sentences).toMatchObject([{ message: text }]);
    expect(toasts).toEqual([]);
  });
});

describe('a result', () => {
  const won = { kind: 'over', outcome: { kind: 'win', winner: 'second' } } as const;
  const drawn = { kind: 'over', outcome: { kind: 'draw' } } as const;

  test('is shown as a toast, for as long as the game says', () => {
    expect(announced(won).toasts).toMatchObject([
      { title: { message: 'Treasure Hunters Win!' }, durationMs: 4000 },
    ]);
  });

  test('that is a draw has the words of the game', () => {
    expect(announced(drawn).toasts).toEqual([
      { topic: 'result', title: DEADLOCK.title, description: DEADLOCK.line, durationMs: 3000 },
    ]);
  });
});

test('a move is announced by the game', () => {
  const cue = { kind: 'moved', move: 2, side: 'first', ply: 0, ...START } as const;
  expect(announced(cue).sentences).toEqual([message('Took 2.')]);
});

test.each([
  ['undone', 'first', ['Move taken back.', "Skull Pirate's Turn."]],
  ['undone', 'second', ['Move taken back.', "Treasure Hunter's Turn."]],
  ['redone', 'first', ['Move restored.', "Skull Pirate's Turn."]],
  ['redone', 'second', ['Move restored.', "Treasure Hunter's Turn."]],
] as const)('a move that is %s gives the turn to the %s side [R154]', (kind, next, texts) => {
  const { sentences, toasts } = announced({ kind, count: 1, ...START, next });
  expect(sentences).toMatchObject(texts.map((text) => ({ message: text })));
  expect(toasts).toEqual([]);
});

test('captains with names are called by them, when it is their turn and when they have won [R159]', () => {
  const named: BattleWords = {
    ...USUAL_WORDS,
    turnSentences: { ...USUAL_WORDS.turnSentences, second: message("Ben's turn.") },
    wins: { second: message('Ben wins!') },
  };
  const { sentences } = announced({ kind: 'undone', count: 1, ...START, next: 'second' }, named);
  expect(sentences.at(-1)).toEqual(message("Ben's turn."));
  const won = { kind: 'over', outcome: { kind: 'win', winner: 'second' } } as const;
  expect(announced(won, named).toasts).toMatchObject([{ title: message('Ben wins!') }]);
});

test('a reset of the scores is shown as a toast', () => {
  expect(announced({ kind: 'tallyReset' }).toasts).toMatchObject([
    { title: { message: 'Scores Reset! 📊' } },
  ]);
});

/** What a cue makes the game say and show. */
function announced(cue: Cue & SeriesCue<Stones>, words = USUAL_WORDS) {
  const sentences: MessageDescriptor[] = [];
  const toasts: ToastWords[] = [];
  const withdrawn: string[] = [];
  const announcer: Announcer = {
    announce: (...said) => sentences.push(...said),
    showToast: (toast) => toasts.push(toast),
    withdraw: (topic) => withdrawn.push(topic),
    text: ({ message: text }) => text ?? '',
  };
  announceCue(GAME, cue, announcer, words);
  return { sentences, toasts, withdrawn };
}

import { NO_BEST_SCORES } from './best-scores.ts';
import { MemoryBoard } from './board.tsx';
import { Controls } from './controls.tsx';
import type { Difficulty } from './difficulties.ts';
import { KEPT_BEST_SCORES } from './kept.ts';
import { MemoryScreen } from './screen.tsx';
import { happen, pairAt, pairsIn, show, turn, turnAll } from './scripted-play.ts';
import { startMemory } from './session.ts';
import type { MemoryState } from './state.ts';
import { Status } from './status.tsx';
import type { MemoryEnvironment } from './use-memory.tsx';
import { viewOf } from './view.ts';
import type { Ending } from './words.ts';
import { ENVIRONMENT } from '#pages/environment.ts';
import { ALWAYS_VISIBLE, fakeStorage, silentSound } from '#services/fakes.ts';
import { keep } from '#services/kept.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import type { GalleryState, GalleryStates } from '#gallery/state.ts';

const TEXTS = { board: 'Board' } as const;

const SEED = 7;
const PAIRS = pairsIn('easy', SEED);
const [A, B] = [pairAt(PAIRS, 0), pairAt(PAIRS, 1)];

const READY = startMemory('easy', SEED);
const MATCHED = turn(READY, A, 0);
const ONE_UP = happen(MATCHED, 2000, { type: 'flip', slot: B[0] });
const HINTED = happen(ONE_UP, 2000, { type: 'hint', seed: 1 });
const MISS = show(turnAll(READY, PAIRS.slice(2, 4)), [A[0], B[0]], 4000);
const PAUSED = happen(HINTED, 2000, { type: 'pause' });
const LOADING = happen(READY, 0, { type: 'newGame', seed: SEED });
const COMPLETE = turnAll(READY, PAIRS);

/** An environment that stores nothing and plays no sound, with a best score to beat. */
const MEMORY_ENVIRONMENT: MemoryEnvironment = {
  ...ENVIRONMENT,
  sound: silentSound(),
  visibility: ALWAYS_VISIBLE,
  cardsSeenS: () => 1,
  isCalm: () => false,
  bestScores: keep(
    fakeStorage({ [KEPT_BEST_SCORES.key]: '{"easy":{"moves":8,"time":41}}' }),
    KEPT_BEST_SCORES,
  ),
};

export const GALLERY_STATES = {
  'memory-ready': board('Cards, ready', READY),
  'memory-hinted': board('Cards: a pair, one up, one hinted', HINTED),
  'memory-miss': board('Cards: two that do not match', MISS),
  'memory-paused': board('Cards, paused', PAUSED),
  'memory-loading': board('Cards, being shuffled', LOADING),
  'memory-complete': board('Cards, all found', COMPLETE),
  'memory-hard': board('Cards, hard, in play', inPlay('hard')),
  'memory-status-start': status('Logbook, at the start', READY, 'found'),
  'memory-status-found': status('Logbook and result: one star', longGame(), 'found'),
  'memory-status-record': status('Logbook and result: a record', COMPLETE, 'record'),
  'memory-controls-ready': controls('Controls, before the first card', READY),
  'memory-controls-play': controls('Controls, in play', ONE_UP),
  'memory-controls-paused': controls('Controls, paused and silent', PAUSED, false),
  'memory-screen': {
    title: 'Memory, whole: play it',
    place: 'alone',
    ground: 'sea',
    render: () => <MemoryScreen environment={MEMORY_ENVIRONMENT} gameId={GAME_ANCHOR} />,
  },
} as const satisfies GalleryStates;

function board(title: string, state: MemoryState): GalleryState {
  return {
    title,
    place: 'list',
    ground: 'sea',
    render: () => <MemoryBoard name={TEXTS.board} view={viewOf(state)} onFlip={nothing} />,
  };
}

function status(title: string, state: MemoryState, ending: Ending): GalleryState {
  const view = viewOf(state);
  const best =
    ending === 'record' ? { moves: view.moves, time: view.seconds } : NO_BEST_SCORES.easy;
  return {
    title,
    place: 'alone',
    ground: 'sea',
    render: () => <Status view={view} best={best} ending={ending} />,
  };
}

function controls(title: string, state: MemoryState, isSoundOn = true): GalleryState {
  return {
    title,
    place: 'alone',
    ground: 'sea',
    render: () => (
      <Controls
        view={viewOf(state)}
        sound={silentSound(isSoundOn)}
        pauseOrResume={nothing}
        hint={nothing}
        startNewGame={nothing}
        changeDifficulty={nothing}
      />
    ),
  };
}

function inPlay(difficulty: Difficulty): MemoryState {
  const pairs = pairsIn(difficulty, SEED);
  const found = turnAll(startMemory(difficulty, SEED), pairs.slice(0, 3));
  return happen(found, 9000, { type: 'flip', slot: pairAt(pairs, 5)[0] });
}

/** A game of twenty minutes and more than a hundred moves. */
function longGame(): MemoryState {
  const misses = Array.from({ length: 120 }, () => [A[0], B[0]] as const);
  const late = misses.reduce((state, slots, index) => turn(state, slots, index * 10_000), READY);
  return turnAll(late, PAIRS, 1_200_000);
}

function nothing(): void {
  // The gallery's cards lie still.
}

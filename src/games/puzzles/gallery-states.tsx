import { useState } from 'react';
import { ClassicBoard } from '#games/classic/board.tsx';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { NextButton } from './next-button.tsx';
import { PuzzleBanner } from './puzzle-banner.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { PuzzlesScreen } from './screen.tsx';
import { puzzlesMachine, type PuzzlesEvent } from './session.ts';
import {
  isMissPending,
  isNextDue,
  lastMove,
  offerOf,
  openCells,
  shownPosition,
  START_PUZZLES,
  type PuzzlesState,
} from './state.ts';
import { ENVIRONMENT } from '#pages/environment.ts';
import { silentSound } from '#services/fakes.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import type { GalleryState, GalleryStates } from '#gallery/state.ts';

const TEXTS = { board: 'Board' } as const;

const SIGHTS = ['landing', 'line', 'proof'] as const;

const EASY = solved('easy-1', 'easy-2');
const MEDIUM = solved('easy-1', 'easy-2', 'medium-1');
const ALL = solved(...PUZZLE_IDS);

export const GALLERY_STATES = {
  'puzzle-banner-first': banner('Puzzle banner, the first side to move', START_PUZZLES),
  'puzzle-banner-second': banner(
    'Puzzle banner, the second side to move',
    after(START_PUZZLES, { type: 'next' }),
  ),
  'puzzle-banner-solved': banner('Puzzle banner, solved', EASY),
  'puzzle-banner-all': banner('Puzzle banner, all solved', ALL),
  'puzzle-board-open': board('Puzzle board, open: answer it', START_PUZZLES),
  'puzzle-board-line': board('Puzzle board, solved by a line', EASY),
  'puzzle-board-fork': board('Puzzle board, solved before the end', MEDIUM),
  'puzzle-list-start': list('Puzzle list, none solved', START_PUZZLES),
  'puzzle-list-some': list('Puzzle list, some solved', after(MEDIUM, { type: 'next' })),
  'puzzle-list-all': list('Puzzle list, all solved', ALL),
  'puzzle-panel-first': panel('Puzzle panel, at the first', START_PUZZLES),
  'puzzle-panel-solved': panel('Puzzle panel, solved', MEDIUM),
  'puzzle-panel-all': panel('Puzzle panel, at the last, all solved', ALL),
  'puzzles-screen': {
    title: 'Challenge, whole: play it',
    place: 'alone',
    ground: 'sea',
    render: () => <PuzzlesScreen environment={ENVIRONMENT} gameId={GAME_ANCHOR} />,
  },
} as const satisfies GalleryStates;

function banner(title: string, state: PuzzlesState): GalleryState {
  return {
    title,
    place: 'list',
    ground: 'sea',
    render: () => <PuzzleBanner state={state} next={isNextDue(state) ? next(state) : null} />,
  };
}

function next(state: PuzzlesState) {
  return <NextButton {...offerOf(state)} onNext={nothing} />;
}

function board(title: string, state: PuzzlesState): GalleryState {
  return { title, place: 'list', ground: 'sea', render: () => <PuzzleBoard start={state} /> };
}

function list(title: string, state: PuzzlesState): GalleryState {
  return {
    title,
    place: 'list',
    ground: 'sea',
    render: () => <PuzzleList {...state} onEvent={nothing} />,
  };
}

function panel(title: string, state: PuzzlesState): GalleryState {
  return {
    title,
    place: 'list',
    ground: 'sea',
    render: () => (
      <PuzzlePanel
        sound={silentSound()}
        {...offerOf(state)}
        taskId={`task-${state.current}`}
        onEvent={nothing}
      />
    ),
  };
}

function PuzzleBoard({ start }: { readonly start: PuzzlesState }) {
  const [state, setState] = useState(start);
  const { current, lastMiss } = state;
  return (
    <ClassicBoard
      name={TEXTS.board}
      position={shownPosition(state)}
      playable={openCells(state)}
      isPaused={isMissPending(state)}
      lastMove={lastMove(state)}
      refusal={lastMiss?.isTakenBack === true ? lastMiss : null}
      onPlay={(cell) => setState(after(state, { type: 'answer', puzzleId: current, cell }))}
    />
  );
}

/** The state after these puzzles have been solved; it shows the last of them. */
function solved(...ids: readonly PuzzleId[]): PuzzlesState {
  return after(
    START_PUZZLES,
    ...ids.flatMap((puzzleId): PuzzlesEvent[] => [
      { type: 'show', puzzleId },
      { type: 'answer', puzzleId, cell: PUZZLES[puzzleId].solution },
      ...SIGHTS.map((sight) => ({ type: 'seen', key: `${sight} ${puzzleId}` }) as const),
    ]),
  );
}

function after(state: PuzzlesState, ...events: readonly PuzzlesEvent[]): PuzzlesState {
  return events.reduce(puzzlesMachine.update, state);
}

function nothing(): void {
  // The parts are shown as they are.
}

import { useRef, useState } from 'react';
import { replay, type Move, type Outcome, type Side } from '#core/game.ts';
import { NO_RESULTS } from '#core/series.ts';
import { ClassicBoard } from './board.tsx';
import { Celebration } from './celebration.tsx';
import { parseMoves } from './notation.ts';
import { PlayGuide } from './play-guide.tsx';
import { classicRules } from './rules.ts';
import { ClassicScreen } from './screen.tsx';
import { VictoryOverlay } from './victory-overlay.tsx';
import { BattleScore } from '#game-frame/battle-score.tsx';
import type { Environment } from '#session/environment.ts';
import { TurnBanner } from '#game-frame/turn-banner.tsx';
import { browserClock } from '#services/clock.ts';
import { afterPaint } from '#services/after-paint.ts';
import { fakeStorage, silentSound } from '#services/fakes.ts';
import { freshSeed } from '#services/seed.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { Button } from '#ui/button.tsx';
import { Begun, pressButton } from '#gallery/begun.tsx';
import { readSettings } from '#gallery/settings.ts';
import type { GalleryState, GalleryStates } from '#gallery/state.ts';

const TEXTS = {
  task: 'Choose your battle position!',
  open: 'Open',
  again: 'Again',
  board: 'Board',
} as const;

const FIRST_WINS: Outcome = { kind: 'win', winner: 'first' };
const SECOND_WINS: Outcome = { kind: 'win', winner: 'second' };
const DRAW: Outcome = { kind: 'draw' };

const ENVIRONMENT: Environment = {
  clock: browserClock,
  prefersReducedMotion: () => readSettings(location.search).motion === 'reduced',
  answerPace: () => 1,
  afterPaint,
  freshSeed,
  sound: silentSound(),
  storage: fakeStorage({}),
};

export const GALLERY_STATES = {
  'turn-first': banner('Turn of the first side', 'a1 b1'),
  'turn-second': banner('Turn of the second side', 'a1'),
  'turn-won-first': banner('Turn banner, first side has won', 'a1 b1 a2 b2 a3'),
  'turn-won-second': banner('Turn banner, second side has won', 'a1 b1 a2 b2 c3 b3'),
  'turn-draw': banner('Turn banner, draw', 'a1 b1 c1 b2 a2 c2 b3 a3 c3'),
  'board-empty': board('Board, empty', ''),
  'board-in-play': board('Board, in play', 'b2 a1 c3 a3'),
  'board-won-row': board('Board, first side has won in a row', 'a1 a2 b1 b2 c1'),
  'board-won-column': board('Board, first side has won in a column', 'a1 b1 a2 b2 a3'),
  'board-won-diagonal': board('Board, first side has won across', 'c1 a1 b2 b1 a3'),
  'board-won-second': board('Board, second side has won', 'a1 b1 a2 b2 c3 b3'),
  'board-draw': board('Board, full without a line', 'a1 b1 c1 b2 a2 c2 b3 a3 c3'),
  'score-zero': {
    title: 'Score, at the start',
    place: 'alone',
    ground: 'sea',
    render: () => <BattleScore tally={NO_RESULTS} onReset={nothing} />,
  },
  'score-large': {
    title: 'Score, large numbers',
    place: 'alone',
    ground: 'sea',
    render: () => (
      <BattleScore tally={{ first: 12_345, second: 987_654, draws: 1_000_000 }} onReset={nothing} />
    ),
  },
  'play-guide': {
    title: 'Play guide',
    place: 'list',
    ground: 'sea',
    render: () => <PlayGuide />,
  },
  'victory-first': overlay('Overlay, first side has won', FIRST_WINS),
  'victory-second': overlay('Overlay, second side has won', SECOND_WINS),
  'victory-draw': overlay('Overlay, draw', DRAW),
  'celebration-first': celebration('Celebration of the first side', 'first'),
  'celebration-second': celebration('Celebration of the second side', 'second'),
  'classic-screen': {
    title: 'Home game, whole: play it',
    place: 'alone',
    ground: 'sea',
    render: () => <ClassicScreen environment={ENVIRONMENT} gameId={GAME_ANCHOR} />,
  },
} as const satisfies GalleryStates;

function banner(title: string, notation: string): GalleryState {
  const position = replay(classicRules, movesOf(notation));
  return {
    title,
    place: 'list',
    ground: 'sea',
    render: () => (
      <TurnBanner
        sideToMove={classicRules.sideToMove(position)}
        outcome={classicRules.outcome(position)}
        task={TEXTS.task}
      />
    ),
  };
}

function board(title: string, notation: string): GalleryState {
  const moves = movesOf(notation);
  return { title, place: 'list', ground: 'sea', render: () => <PlayableBoard start={moves} /> };
}

function overlay(title: string, outcome: Outcome): GalleryState {
  return {
    title,
    place: 'alone',
    ground: 'sea',
    render: () => <OpenedOverlay outcome={outcome} />,
  };
}

function celebration(title: string, side: Side): GalleryState {
  return {
    title,
    place: 'alone',
    ground: 'sea',
    render: () => <RepeatedCelebration side={side} />,
  };
}

function PlayableBoard({ start }: { readonly start: readonly Move[] }) {
  const [moves, setMoves] = useState(start);
  const position = replay(classicRules, moves);
  return (
    <ClassicBoard
      name={TEXTS.board}
      position={position}
      playable={classicRules.legalMoves(position)}
      lastMove={moves.at(-1) ?? null}
      onPlay={(move) => setMoves([...moves, move])}
    />
  );
}

function OpenedOverlay({ outcome }: { readonly outcome: Outcome }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Begun begin={pressButton}>
      <Button kind="secondary" ref={opener} onClick={() => setIsOpen(true)}>
        {TEXTS.open}
      </Button>
      {isOpen && (
        <VictoryOverlay
          outcome={outcome}
          tally={{ first: 3, second: 2, draws: 1 }}
          onAgain={() => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
          returnFocus={() => opener.current?.focus()}
        />
      )}
    </Begun>
  );
}

function RepeatedCelebration({ side }: { readonly side: Side }) {
  const [count, setCount] = useState(1);
  return (
    <>
      <Button kind="secondary" onClick={() => setCount(count + 1)}>
        {TEXTS.again}
      </Button>
      <Celebration key={count} side={side} overlay="open" />
    </>
  );
}

function movesOf(notation: string): readonly Move[] {
  const moves = parseMoves(notation);
  if (moves === null) throw new Error(`Not a game: ${notation}`);
  return moves;
}

function nothing(): void {
  // The gallery keeps no score.
}

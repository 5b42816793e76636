import { useState } from 'react';
import { replay, type Move } from '#core/game.ts';
import { lateTexts } from '#i18n/format.ts';
import { languageFor } from '#i18n/languages.ts';
import { useLingui } from '#i18n/use-lingui.tsx';
import { useLateModule } from '#ui/late-module.ts';
import { ConnectFourBoard } from './board.tsx';
import Lessons from './lessons-section.tsx';
import { parseMoves } from './notation.ts';
import { BattleReview } from './review/review.tsx';
import { connectFourRules } from './rules.ts';
import { ConnectFourScreen } from './screen.tsx';
import { BATTLE_ENVIRONMENT } from '#pages/battle-environment.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { Begun, focusFirst } from '#gallery/begun.tsx';
import type { GalleryState, GalleryStates } from '#gallery/state.ts';
import { SolverError, type SolverClient } from '#session/solver-client.ts';

const TEXTS = { board: 'Board' } as const;

/** Won by the first side, with the score of the position before each move, as the solver gives it. */
const REVIEWED = {
  battle: { moves: movesOf('53127624254325763'), start: { starter: 'first', headStart: null } },
  scores: [1, 0, 0, 3, 3, 0, 0, 2, 7, -2, 4, -4, 14, -14, 14, -13, 13],
} as const;

export const GALLERY_STATES = {
  'ship-empty': ship('Ship, empty', ''),
  'ship-in-play': ship('Ship, in play', '4453354'),
  'ship-full-column': ship('Ship, a full column', '4444445'),
  'ship-won-row': ship('Ship, first side has won in a row', '1122334'),
  'ship-won-column': ship('Ship, second side has won in a column', '12121232'),
  'ship-won-diagonal': ship('Ship, first side has won across', '53127624254325763'),
  'ship-won-twice': ship('Ship, two lines at once', '456546524551725137316712166674177424223'),
  'ship-draw': ship('Ship, full without a line', '615774355472567647222566652732331443134111'),
  'ship-thinking': {
    title: 'Ship, while the computer thinks',
    place: 'list',
    ground: 'sea',
    render: () => <ThinkingShip moves={movesOf('4')} />,
  },
  'ship-aimed': {
    title: 'Ship, a column aimed at: focus it',
    place: 'alone',
    ground: 'sea',
    render: () => (
      <Begun begin={focusFirst}>
        <PlayableShip start={movesOf('4453')} />
      </Begun>
    ),
  },
  'ship-screen': {
    title: 'Pirate Ship Battle, whole: play it',
    place: 'alone',
    ground: 'sea',
    render: () => <ConnectFourScreen environment={BATTLE_ENVIRONMENT} gameId={GAME_ANCHOR} />,
  },
  'ship-review': review('Battle Review', () => Promise.resolve(solverOf(REVIEWED.scores))),
  'ship-review-working': review('Battle Review, while it is worked out', () =>
    Promise.resolve(solverOf(REVIEWED.scores.slice(10))),
  ),
  'ship-review-refused': review('Battle Review, where perfect play is refused', () =>
    Promise.reject(new SolverError('Refused in the gallery')),
  ),
  'ship-review-failed': review('Battle Review, where the solver cannot be fetched', () =>
    Promise.reject(new Error('Not fetched in the gallery')),
  ),
  'ship-lessons': {
    title: 'The lessons under Ship Battle',
    place: 'alone',
    ground: 'sea',
    render: () => <Lessons />,
  },
} as const satisfies GalleryStates;

function ship(title: string, notation: string): GalleryState {
  const moves = movesOf(notation);
  return { title, place: 'list', ground: 'sea', render: () => <PlayableShip start={moves} /> };
}

function review(title: string, loadSolver: () => Promise<SolverClient>): GalleryState {
  return {
    title,
    place: 'alone',
    ground: 'sea',
    render: () => <ReviewedBattle loadSolver={loadSolver} />,
  };
}

function ReviewedBattle({ loadSolver }: { readonly loadSolver: () => Promise<SolverClient> }) {
  const { code } = languageFor(useLingui().i18n.locale);
  const texts = useLateModule(true, () => lateTexts(code, 'review'), nothing);
  return texts === null ? null : (
    <BattleReview
      texts={texts}
      battle={REVIEWED.battle}
      loadSolver={loadSolver}
      onClose={nothing}
    />
  );
}

/** Knows these scores, the last one of which is asked for first, and answers nothing else. */
function solverOf(scores: readonly number[]): SolverClient {
  const left = [...scores];
  return {
    ask: (question, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('No longer wanted')));
        const score = question.asks === 'score' ? left.pop() : undefined;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to that question is a number
        if (score !== undefined) resolve(score as never);
      }),
    close: nothing,
  };
}

function PlayableShip({ start }: { readonly start: readonly Move[] }) {
  const [moves, setMoves] = useState(start);
  const position = replay(connectFourRules, moves);
  return (
    <ConnectFourBoard
      name={TEXTS.board}
      position={position}
      playable={connectFourRules.legalMoves(position)}
      lastMove={moves.at(-1) ?? null}
      isThinking={false}
      celebrated={connectFourRules.outcome(position)}
      onPlay={(move) => setMoves([...moves, move])}
    />
  );
}

function ThinkingShip({ moves }: { readonly moves: readonly Move[] }) {
  return (
    <ConnectFourBoard
      name={TEXTS.board}
      position={replay(connectFourRules, moves)}
      playable={[]}
      lastMove={moves.at(-1) ?? null}
      isThinking
      celebrated={null}
      onPlay={nothing}
    />
  );
}

function movesOf(notation: string): readonly Move[] {
  const moves = parseMoves(notation);
  if (moves === null) throw new Error(`Not a game: ${notation}`);
  return moves;
}

function nothing(): void {
  // What is shown alone leads nowhere.
}

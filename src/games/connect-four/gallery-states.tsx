import { useState } from 'react';
import { replay, type Move } from '#core/game.ts';
import { ConnectFourBoard } from './board.tsx';
import { parseMoves } from './notation.ts';
import { connectFourRules } from './rules.ts';
import { ConnectFourScreen } from './screen.tsx';
import { BATTLE_ENVIRONMENT } from '#pages/battle-environment.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { Begun, focusFirst } from '#gallery/begun.tsx';
import type { GalleryState, GalleryStates } from '#gallery/state.ts';

const TEXTS = { board: 'Board' } as const;

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
} as const satisfies GalleryStates;

function ship(title: string, notation: string): GalleryState {
  const moves = movesOf(notation);
  return { title, place: 'list', ground: 'sea', render: () => <PlayableShip start={moves} /> };
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
  // A board takes no move while the opponent thinks.
}

import { useState, type ReactNode } from 'react';
import { replay, type Move } from '#core/game.ts';
import { UltimateBoard } from './board.tsx';
import { Field } from './field.tsx';
import { FirstBattle } from './first-battle.tsx';
import { IDEAS, KEPT_IDEAS, type Idea } from './ideas.ts';
import { parseMoves } from './notation.ts';
import { RulesText } from './rules-text.tsx';
import { ultimateRules, type UltimatePosition } from './rules.ts';
import { UltimateScreen } from './screen.tsx';
import { Spyglass } from './spyglass.tsx';
import { BATTLE_ENVIRONMENT } from '#pages/battle-environment.ts';
import { fakeStorage } from '#services/fakes.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { Begun, pressButton } from '#gallery/begun.tsx';
import type { GalleryState, GalleryStates } from '#gallery/state.ts';

const START = '';
const FORCED = 'E5 E1 A9 I5 E9 I1 A1 A5 E7 G1 A3 C1';
const A_WON = 'A2 B1 A3 C1 A1';
const C_DRAWN =
  'C8 H3 C1 A7 G9 I8 H4 D8 H5 E3 C3 C2 B3 C5 E6 F3 C6 F1 A3 C9 I3 C4 D1 A4 D9 I4 D3 C7 G3';
const FIRST_WON = 'I6 F7 G3 C8 H3 C7 G6 F9 I4 D6 F2 B8 H9 I7 G9 I2 B5 E7 H6 F1 A3 C1 A2 B9 I5';
const SECOND_WON = 'A1 A7 G8 H1 A2 B6 F1 A3 C1 A5 E2 B7 G4 D1 I3 C4 D2 B1 E3 C6 F2 B4 D4 D3 C3 C5';
const STALEMATE =
  'F7 G5 E4 D5 E8 H1 A8 H7 G4 D2 B9 I7 G7 G6 F9 I5 E7 G2 B1 A6 F3 C7 G9 I3 C2 B2 B5 E9 C5 E6 F5 E3 C6 C9 A5 H4 D4 D7 G8 D8 A2 C8';

/** An environment in which all has been explained. */
const ENVIRONMENT = {
  ...BATTLE_ENVIRONMENT,
  storage: fakeStorage({ [KEPT_IDEAS.key]: KEPT_IDEAS.format(IDEAS) }),
};

export const GALLERY_STATES = {
  'ultimate-field-start': field('Nine boards, free choice at the start', START),
  'ultimate-field-forced': field('Nine boards, one forced', FORCED),
  'ultimate-field-won-board': field('Nine boards, one won, free choice', A_WON),
  'ultimate-field-drawn-board': field('Nine boards, one drawn, free choice', C_DRAWN),
  'ultimate-field-won-first': field('Nine boards, first side has won', FIRST_WON),
  'ultimate-field-won-second': field('Nine boards, second side has won', SECOND_WON),
  'ultimate-field-stalemate': field('Nine boards, stalemate', STALEMATE),
  'ultimate-glass-start': spyglass('Spyglass, free choice at the start', START),
  'ultimate-glass-forced': spyglass('Spyglass, one board forced', FORCED),
  'ultimate-glass-chosen': spyglass('Spyglass, a board chosen', C_DRAWN, 6),
  'ultimate-glass-held': state('Spyglass, a move seen on its board', FORCED, (parts) => (
    <Spyglass
      {...parts}
      seen={ultimateRules.initial()}
      onSeen={nothing}
      chosen={undefined}
      onChoose={nothing}
    />
  )),
  'ultimate-glass-won-board': spyglass('Spyglass, one board won, free choice', A_WON),
  'ultimate-glass-won': spyglass('Spyglass, first side has won', FIRST_WON),
  'ultimate-glass-stalemate': spyglass('Spyglass, stalemate', STALEMATE),
  'ultimate-thinking': thinking('Board while the computer thinks', FORCED),
  'ultimate-thinking-free': thinking('Board while the computer thinks, free choice', A_WON),
  'ultimate-idea-sent': idea('The idea that a move sends', FORCED, 'sent'),
  'ultimate-idea-choice': idea('The idea of a free choice', A_WON, 'choice'),
  'ultimate-idea-capture': idea('The idea of a capture', 'E1 A5 E4 D5 E7', 'capture'),
  'ultimate-rules': {
    title: 'Rules of Ultimate, shown',
    place: 'alone',
    ground: 'sea',
    render: () => (
      <Begun begin={pressButton}>
        <RulesText />
      </Begun>
    ),
  },
  'ultimate-screen': {
    title: 'Ultimate Tic Tac Toe, whole: play it',
    place: 'alone',
    ground: 'sea',
    render: () => <UltimateScreen environment={ENVIRONMENT} gameId={GAME_ANCHOR} />,
  },
} as const satisfies GalleryStates;

function field(title: string, notation: string): GalleryState {
  return state(title, notation, (parts) => <Field {...parts} seen={parts.position} />);
}

function spyglass(title: string, notation: string, chosen?: number): GalleryState {
  return state(title, notation, (parts) => <ChoosingSpyglass {...parts} start={chosen} />);
}

/** The card of an idea, the only one that has not been explained. */
function idea(title: string, notation: string, due: Idea): GalleryState {
  const position = replay(ultimateRules, movesOf(notation));
  const others = IDEAS.filter((other) => other !== due);
  const storage = fakeStorage({ [KEPT_IDEAS.key]: KEPT_IDEAS.format(others) });
  return {
    title,
    place: 'alone',
    ground: 'sea',
    render: () => <FirstBattle position={position} hasBegun storage={storage} />,
  };
}

function thinking(title: string, notation: string): GalleryState {
  const moves = movesOf(notation);
  const position = replay(ultimateRules, moves);
  const still = {
    playable: [],
    onPlay: nothing,
    onSeen: nothing,
    chosen: undefined,
    onChoose: nothing,
  };
  return {
    title,
    place: 'alone',
    ground: 'sea',
    render: () => <UltimateBoard {...{ position, moves }} seen={position} isThinking {...still} />,
  };
}

interface BoardParts {
  readonly position: UltimatePosition;
  readonly moves: readonly Move[];
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
}

/** Shown alone, since both forms of the board need more width than a list gives. */
function state(
  title: string,
  notation: string,
  draw: (parts: BoardParts) => ReactNode,
): GalleryState {
  const start = movesOf(notation);
  return {
    title,
    place: 'alone',
    ground: 'sea',
    render: () => <Played start={start} draw={draw} />,
  };
}

interface PlayedProps {
  readonly start: readonly Move[];
  readonly draw: (parts: BoardParts) => ReactNode;
}

function Played({ start, draw }: PlayedProps) {
  const [moves, setMoves] = useState(start);
  const position = replay(ultimateRules, moves);
  return draw({
    position,
    moves,
    playable: ultimateRules.legalMoves(position),
    onPlay: (move) => setMoves([...moves, move]),
  });
}

function ChoosingSpyglass({
  start,
  ...parts
}: BoardParts & { readonly start: number | undefined }) {
  const [chosen, setChosen] = useState<number | null | undefined>(start);
  return (
    <Spyglass
      {...parts}
      seen={parts.position}
      onSeen={nothing}
      chosen={chosen}
      onChoose={setChosen}
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

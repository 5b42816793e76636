import { replay, type Move } from '#core/game.ts';
import { ConnectFourBoard } from '#games/connect-four/board.tsx';
import { CellMarks } from '#games/connect-four/cell-marks.tsx';
import {
  connectFourRules,
  landingCell,
  type ConnectFourPosition,
} from '#games/connect-four/rules.ts';
import { positionAfterPly, positionsOf, type Battle } from './judging.ts';
import css from './shown-board.module.css';

interface ShownBoardProps {
  readonly name: string;
  readonly battle: Battle;
  /** The move that is shown, from 0. */
  readonly ply: number;
  /** It follows the move that was shown before: its disc falls. */
  readonly isNext: boolean;
  /** The column that was better. */
  readonly better: Move | null;
  /** Shown in place of what was played. */
  readonly line: readonly Move[] | null;
}

/** The ship after a move, or with the line that would have been better. */
export function ShownBoard({ name, battle, ply, isNext, better, line }: ShownBoardProps) {
  const before = positionsOf(battle)[ply] ?? connectFourRules.initial(battle.start);
  const moves = battle.moves.slice(0, ply);
  const played = battle.moves[ply];
  const position =
    line === null
      ? positionAfterPly(battle, ply)
      : replay(connectFourRules, [...moves, ...line], battle.start);
  const betterCell = better === null ? null : landingCell(before, better);
  return (
    <div className={css['sea']} data-still={!isNext || line !== null || undefined}>
      <div className={css['ship']}>
        <ConnectFourBoard
          name={name}
          position={position}
          playable={[]}
          lastMove={(line === null ? played : line.at(-1)) ?? null}
          isThinking={false}
          celebrated={null}
          onPlay={nothing}
          marks={
            line === null ? (
              <CellMarks ringed={betterCell === null ? [] : [betterCell]} />
            ) : (
              <CellMarks numbers={numbersOf(before, line)} areOnDiscs />
            )
          }
        />
      </div>
    </div>
  );
}

function nothing(): void {
  // Nobody plays on the ship of a review.
}

/** The cells that the discs of a line take, numbered from 1. */
function numbersOf(
  before: ConnectFourPosition,
  line: readonly Move[],
): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  let position = before;
  for (const column of line) {
    const cell = landingCell(position, column);
    if (cell !== null) numbers.set(cell, numbers.size + 1);
    position = connectFourRules.play(position, column);
  }
  return numbers;
}

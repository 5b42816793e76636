import type { ReactNode } from 'react';
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
  /** The move shown before was the one before it: only then its disc falls. */
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
            <CellMarks
              ringed={line === null && betterCell !== null ? [betterCell] : []}
              contents={line === null ? {} : numbersOf(before, line)}
            />
          }
        />
      </div>
    </div>
  );
}

function nothing(): void {
  // Nobody plays on the ship of a review.
}

/** A number, from 1, on each cell that a disc of a line takes. */
function numbersOf(
  before: ConnectFourPosition,
  line: readonly Move[],
): Readonly<Record<number, ReactNode>> {
  const numbers: Record<number, ReactNode> = {};
  let position = before;
  for (const [index, column] of line.entries()) {
    const cell = landingCell(position, column);
    if (cell !== null) numbers[cell] = <span className={css['number']}>{index + 1}</span>;
    position = connectFourRules.play(position, column);
  }
  return numbers;
}

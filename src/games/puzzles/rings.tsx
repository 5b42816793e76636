import { opponent, type Move, type Side } from '#core/game.ts';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import type { Line } from '#core/three-by-three.ts';
import { LateRope } from '#games/classic/late-rope.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { PUZZLES } from './collection.ts';
import { CutRope } from './cut-rope.tsx';
import { cellsOf, keyCells, reasonFor } from './key-cells.ts';
import css from './rings.module.css';
import { currentPlayer } from './puzzle.ts';
import { isMissShown, shownPosition, type PuzzlesState } from './state.ts';
import { winningPlay } from './winning-play.ts';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * What lies on the board, inside whose tray it stands. Of a wrong answer: a ring around the answer that refutes it,
 * in the colour of its side, ropes through the lines that it cuts or threatens, a cross on the wrong one, and how both
 * leave the board. Of a right one: how it goes on to win, and ropes through the lines that then threaten. Else rings around
 * the lines that a hint is about.
 */
export function Rings({ state }: { readonly state: PuzzlesState }) {
  const puzzle = PUZZLES[state.current];
  const side = currentPlayer(puzzle);
  if (state.progress[state.current] === 'solved') {
    const { moves, threatened, completing } = winningPlay(puzzle);
    return (
      <>
        <Tiles moves={moves} />
        <div className={css['threats']} data-after={moves.length}>
          {threatened.map((line) => (
            <LateRope key={line.join()} line={towards(completing, line)} isExpected />
          ))}
        </div>
        <Ghosts moves={moves} first={opponent(side)} after={puzzle.solution} />
        <Ringed cells={completing} side={side} areStarred after={moves.length} />
      </>
    );
  }
  const { cell = null, answer = null, number } = state.lastMiss ?? {};
  if (!isMissShown(state)) {
    return (
      <>
        {cell !== null && answer !== null && (
          <Ghosts key={number} moves={[cell, answer]} first={side} areLeaving />
        )}
        {state.isHinted && <Ringed cells={keyCells(puzzle)} />}
      </>
    );
  }
  if (cell === null || answer === null) return null;
  const rival = opponent(side);
  const shown = shownPosition(state);
  const { lines, areCut } = reasonFor(shown, answer);
  const completing = cellsOf(lines).filter((each) => shown.cells[each] === null);
  return (
    <>
      <div className={css['reasons']} data-lines-of={areCut ? side : rival}>
        {lines.map((line) =>
          areCut ? (
            <CutRope key={line.join()} line={line} at={answer} />
          ) : (
            <LateRope key={line.join()} line={towards(completing, line)} isExpected />
          ),
        )}
      </div>
      <Ringed
        cells={areCut ? [] : completing}
        missed={cell}
        answer={answer}
        isCutting={areCut}
        side={rival}
        areStarred
      />
    </>
  );
}

/** A line in the direction in which its rope is pulled: from the pieces that are there to the cell that completes it. */
function towards(completing: readonly Move[], line: Line): readonly Move[] {
  return completing.some((cell) => cell === line[0]) ? line.toReversed() : line;
}

interface GhostsProps {
  readonly moves: readonly Move[];
  /** Whose the first of them is; the sides take turns. */
  readonly first: Side;
  /** They were on the board until now, and rise from it together. */
  readonly areLeaving?: boolean;
  /** The move on the board that they follow, counted as the first. */
  readonly after?: Move;
}

/** Pieces of moves that would follow, one after another; or those of moves that are taken back. */
function Ghosts({ moves, first, areLeaving, after }: GhostsProps) {
  return (
    <div className={css['rings']} data-ghosts data-leaving={areLeaving} aria-hidden="true">
      {CELLS.map((cell) => {
        const order = moves.indexOf(cell);
        if (order < 0) {
          const isFound = cell === after || undefined;
          return (
            <span
              key={cell}
              className={css['played']}
              data-found={isFound}
              data-number={isFound && moves.length > 0 ? 1 : undefined}
            />
          );
        }
        const side = order % 2 === 0 ? first : opponent(first);
        return (
          <span
            key={cell}
            className={css['ghost']}
            data-order={order}
            data-number={after === undefined ? undefined : order + 2}
          >
            <Drawing name={SIDE_DRAWINGS[side]} />
          </span>
        );
      })}
    </div>
  );
}

/** The faces of the tiles on which those pieces would lie. */
function Tiles({ moves }: Pick<GhostsProps, 'moves'>) {
  return (
    <div className={css['rings']} aria-hidden="true">
      {CELLS.map((cell) => {
        const order = moves.indexOf(cell);
        return order < 0 ? (
          <span key={cell} />
        ) : (
          <span key={cell} className={css['tile']} data-order={order} />
        );
      })}
    </div>
  );
}

interface RingedProps {
  readonly cells: readonly Move[];
  /** The wrong one, which is none of them. */
  readonly missed?: Move;
  /** The answer among them. */
  readonly answer?: Move;
  /** The answer stands in the way of a line. */
  readonly isCutting?: boolean;
  readonly side?: Side;
  /** A line would be completed in each. */
  readonly areStarred?: boolean;
  /** How many moves are shown before. */
  readonly after?: number;
}

function Ringed({ cells, missed, answer, isCutting, side, areStarred, after }: RingedProps) {
  const markOf = (cell: Move) => {
    if (cell === missed) return css['missed'];
    if (cell === answer) return css['answer'];
    return cells.includes(cell) ? css['ring'] : undefined;
  };
  return (
    <div
      className={css['rings']}
      data-of={side}
      data-starred={areStarred}
      data-cuts={isCutting}
      data-after={after}
      aria-hidden="true"
    >
      {CELLS.map((cell) => (
        <span key={cell} className={markOf(cell)} data-cross={cell === missed || undefined} />
      ))}
    </div>
  );
}

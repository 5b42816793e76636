import { opponent, type Move, type Side } from '#core/game.ts';
import { PUZZLES } from './collection.ts';
import { keyCells, reasonCells } from './key-cells.ts';
import css from './rings.module.css';
import { currentPlayer } from './puzzle.ts';
import { isMissShown, shownPosition, type PuzzlesState } from './state.ts';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * Rings around cells of the board, inside whose tray they stand: around the answer that refutes a wrong one,
 * in the colour of its side, and what it stops or threatens, with a cross on the wrong one; else around the
 * lines that a hint is about.
 */
export function Rings({ state }: { readonly state: PuzzlesState }) {
  const puzzle = PUZZLES[state.current];
  if (!isMissShown(state)) return state.isHinted && <Ringed cells={keyCells(puzzle)} />;
  const { cell = null, answer = null } = state.lastMiss ?? {};
  if (cell === null || answer === null) return null;
  return (
    <Ringed
      cells={reasonCells(shownPosition(state), answer)}
      missed={cell}
      answer={answer}
      rival={opponent(currentPlayer(puzzle))}
    />
  );
}

interface RingedProps {
  readonly cells: readonly Move[];
  /** The wrong one, which is none of them. */
  readonly missed?: Move;
  /** The answer among them, and whose it is. */
  readonly answer?: Move;
  readonly rival?: Side;
}

function Ringed({ cells, missed, answer, rival }: RingedProps) {
  const markOf = (cell: Move) => {
    if (cell === missed) return css['missed'];
    if (cell === answer) return css['answer'];
    return cells.includes(cell) ? css['ring'] : undefined;
  };
  return (
    <div className={css['rings']} data-rival={rival} aria-hidden="true">
      {CELLS.map((cell) => (
        <span key={cell} className={markOf(cell)} data-cross={cell === missed || undefined} />
      ))}
    </div>
  );
}

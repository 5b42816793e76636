import { opponent, type Move, type Side } from '#core/game.ts';
import { PUZZLES } from './collection.ts';
import { keyCells, reasonCells } from './key-cells.ts';
import css from './rings.module.css';
import { currentPlayer } from './puzzle.ts';
import { isMissShown, shownPosition, type PuzzlesState } from './state.ts';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * Rings around cells of the board, inside whose tray they stand: around the answer that refutes a wrong one,
 * in the colour of its side, and what it stops or threatens; else around the lines that a hint is about.
 */
export function Rings({ state }: { readonly state: PuzzlesState }) {
  const puzzle = PUZZLES[state.current];
  if (!isMissShown(state)) return state.isHinted && <Ringed cells={keyCells(puzzle)} />;
  const answer = state.lastMiss?.answer ?? null;
  if (answer === null) return null;
  return (
    <Ringed
      cells={reasonCells(shownPosition(state), answer)}
      answer={answer}
      rival={opponent(currentPlayer(puzzle))}
    />
  );
}

interface RingedProps {
  readonly cells: readonly Move[];
  /** The answer among them, and whose it is. */
  readonly answer?: Move;
  readonly rival?: Side;
}

function Ringed({ cells, answer, rival }: RingedProps) {
  const ringOf = (cell: Move) => {
    if (cell === answer) return css['answer'];
    return cells.includes(cell) ? css['ring'] : undefined;
  };
  return (
    <div className={css['rings']} data-rival={rival} aria-hidden="true">
      {CELLS.map((cell) => (
        <span key={cell} className={ringOf(cell)} />
      ))}
    </div>
  );
}

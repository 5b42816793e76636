import css from './little-board.module.css';

/** The content of a cell: a piece, nothing, or a square that the text is about. */
const SIGNS: Readonly<Record<string, string>> = {
  X: 'skull',
  O: 'treasure',
  '*': 'marked',
  '/': 'threatened',
  '.': 'empty',
};

interface LittleBoardProps {
  /** Nine signs in reading order; a piece that the text is about is in angle brackets. */
  readonly signs: string;
  /** Says in words what the board shows. */
  readonly description: string;
}

/** A board to look at: a position that a tip is about. */
export function LittleBoard({ signs, description }: LittleBoardProps) {
  const cells = signs.match(/<?.>?/g) ?? [];
  return (
    <div className={css['board']} role="img" aria-label={description}>
      {cells.map((cell, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its place
          key={place}
          className={css['cell']}
          data-content={SIGNS[cell.replaceAll(/[<>]/g, '')]}
          data-is-meant={cell.length > 1 || undefined}
        />
      ))}
    </div>
  );
}

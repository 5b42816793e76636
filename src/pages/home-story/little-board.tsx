import css from './little-board.module.css';

/** What stands in a cell: a piece, nothing, or a place that the text speaks of. */
const SIGNS: Readonly<Record<string, string>> = {
  X: 'skull',
  O: 'treasure',
  '*': 'marked',
  '/': 'threatened',
  '.': 'empty',
};

interface LittleBoardProps {
  /** Nine signs in reading order; a piece that the text speaks of stands in angle brackets. */
  readonly signs: string;
  /** What is to be seen, in words. */
  readonly description: string;
}

/** A board to look at: a position that a tip speaks of. */
export function LittleBoard({ signs, description }: LittleBoardProps) {
  const cells = signs.match(/<?.>?/g) ?? [];
  return (
    <div className={css['board']} role="img" aria-label={description}>
      {cells.map((cell, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
          key={place}
          className={css['cell']}
          data-content={SIGNS[cell.replaceAll(/[<>]/g, '')]}
          data-is-meant={cell.length > 1 || undefined}
        />
      ))}
    </div>
  );
}

import { useLingui } from '#i18n/use-lingui.tsx';
import type { HTMLAttributes } from 'react';
import type { Move, Side } from '#core/game.ts';
import type { Gone } from '#game-frame/use-gone.tsx';
import coinSkull from '#generated/pictures/coin-skull.svg';
import coinTreasure from '#generated/pictures/coin-treasure.svg';
import css from './cells.module.css';
import { cellName, columnName } from './words.ts';

type Attributes = HTMLAttributes<HTMLElement>;

/** What a pointer or a key does anywhere in a column. */
export type ColumnHandlers = Pick<
  Attributes,
  'onClick' | 'onPointerEnter' | 'onFocusCapture' | 'onKeyDown'
>;

interface PlaceProps {
  readonly isPlayable: boolean;
  /** Its place in arrow-key navigation. */
  readonly place: Pick<Attributes, 'tabIndex' | 'onFocus'>;
  readonly handlers: ColumnHandlers;
}

interface ColumnTopProps extends PlaceProps {
  readonly column: Move;
  readonly free: number;
  /** The coin that is held over the column. */
  readonly held: Side | null;
}

/** The place above a column, with its button. */
export function ColumnTop(props: ColumnTopProps) {
  const { column, free, held, isPlayable, place, handlers } = props;
  const { i18n } = useLingui();
  return (
    <div
      role="gridcell"
      className={css['top']}
      data-aimed={held !== null || undefined}
      {...handlers}
    >
      <button
        type="button"
        className={css['drop']}
        aria-label={i18n._(columnName(column, free))}
        aria-disabled={!isPlayable || undefined}
        {...place}
      >
        {held !== null && <Coin side={held} className={css['held']} />}
      </button>
    </div>
  );
}

interface DiscCellProps extends PlaceProps {
  readonly cell: number;
  readonly content: Side | null;
  /** Coins that rise to where they were held, or fall out for the next battle. */
  readonly gone: Gone | null;
  readonly isWinning: boolean;
  readonly isOver: boolean;
  readonly isLastMove: boolean;
  /** The coin that would land here. */
  readonly ghost: Side | null;
}

/** A porthole and what is in it. */
export function DiscCell(props: DiscCellProps) {
  const { cell, content, gone, isWinning, isLastMove, ghost } = props;
  const { isPlayable, place, handlers } = props;
  const { i18n } = useLingui();
  const leaving = content === null ? (gone?.cells[cell] ?? null) : null;
  return (
    <div
      role="gridcell"
      className={css['hole']}
      data-state={holeState(props)}
      aria-label={i18n._(cellName(cell, content, isWinning))}
      aria-disabled={!isPlayable || undefined}
      {...handlers}
      {...place}
    >
      {content !== null && <Coin side={content} className={css['coin']} />}
      {leaving !== null && (
        <Coin side={leaving} className={css[gone?.isCleared === true ? 'leaving' : 'rising']} />
      )}
      {ghost !== null && <Coin side={ghost} className={css['ghost']} />}
      {isLastMove && <span className={css['lastMove']} />}
    </div>
  );
}

function holeState({ content, isWinning, isOver }: DiscCellProps): string {
  if (isWinning) return 'winning';
  if (content === null) return 'empty';
  return isOver ? 'over' : 'taken';
}

const COINS: Record<Side, string> = { first: coinSkull, second: coinTreasure };

function Coin({
  side,
  className,
}: {
  readonly side: Side;
  readonly className?: string | undefined;
}) {
  return (
    <img src={COINS[side]} alt="" width="64" height="64" decoding="sync" className={className} />
  );
}

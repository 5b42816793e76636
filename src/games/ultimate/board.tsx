import { useLingui } from '@lingui/react/macro';
import type { Move } from '#core/game.ts';
import { PRESSED_ONCE } from '#services/double-press.ts';
import { useKeptFocus } from '#ui/kept-focus.ts';
import { mediaQuery, useMedia } from '#ui/media.ts';
import { NINE_BOARDS } from '#ui/windows.ts';
import css from './board.module.css';
import { Field } from './field.tsx';
import type { UltimatePosition } from './rules.ts';
import { Spyglass } from './spyglass.tsx';

const ROOMY = mediaQuery(NINE_BOARDS);

/** Whether the window shows all nine boards at once. */
export const hasRoomForNine = ROOMY.matches;

/** The same while rendering; null as long as nobody knows. */
export function useRoomForNine(): boolean | null {
  return useMedia(ROOMY);
}

interface UltimateBoardProps {
  readonly position: UltimatePosition;
  /** Where the boards stand that are shown: before the last move while that is landing. */
  readonly seen: UltimatePosition;
  /** The moves that led to the position. */
  readonly moves: readonly Move[];
  /** The cells that take a move now. */
  readonly playable: readonly Move[];
  /** The computer is to move. */
  readonly isThinking: boolean;
  readonly onPlay: (move: Move) => void;
  /** A move that is looked at on its own board has been seen. */
  readonly onSeen: () => void;
  /** The board that is looked at, null for the whole chart, where there is no room for nine boards; undefined without a choice. */
  readonly chosen: number | null | undefined;
  readonly onChoose: (board: number | null) => void;
}

/**
 * The nine boards, all at once or through the spyglass. Served markup holds both, and the style shows
 * one; then the page keeps only the one that fits the window.
 */
export function UltimateBoard(props: UltimateBoardProps) {
  const { isThinking, onChoose, ...board } = props;
  const { t } = useLingui();
  const isRoomy = useRoomForNine();
  const { hold, ...focus } = useKeptFocus(tabStopIn);

  function choose(chosen: number | null): void {
    // What was pressed goes with what it was part of.
    hold();
    onChoose(chosen);
  }

  return (
    <div
      role="group"
      aria-label={t`Ultimate board`}
      tabIndex={-1}
      className={css['board']}
      data-thinking={isThinking || undefined}
      data-served={isRoomy === null || undefined}
      {...PRESSED_ONCE}
      {...focus}
    >
      {isRoomy !== false && (
        <div className={css['roomy']}>
          <Field {...board} />
        </div>
      )}
      {isRoomy !== true && (
        <div className={css['tight']}>
          <Spyglass {...board} onChoose={choose} />
        </div>
      )}
    </div>
  );
}

/** A cell, else a board to choose, else, when the game is over, the board as a whole. */
function tabStopIn(board: HTMLElement): HTMLElement {
  return (
    board.querySelector<HTMLElement>('[data-grid-place][tabindex="0"]') ??
    board.querySelector('button') ??
    board
  );
}

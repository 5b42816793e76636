import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Move, Outcome } from '#core/game.ts';
import type { Gone } from '#game-frame/use-gone.tsx';
import { STEADY } from '#ui/kept-focus.ts';
import { BoardPicture } from './board-picture.tsx';
import { columnAndRow } from './board-place.ts';
import { choiceName, gridName, pieceDescriptions, type Translate } from './board-words.ts';
import css from './chart.module.css';
import { LateBoardRope } from './late-board-rope.tsx';
import {
  forcedBoard,
  isOpen,
  namedBoard,
  NINE,
  placeOf,
  playableBoards,
  ultimateRules,
  type UltimatePosition,
} from './rules.ts';
import sending from './sending.module.css';

/** What the chart is for: a view beside the spyglass or, at full width, a choice or the end. */
type ChartUse = 'beside' | 'choice' | 'end';

interface ChartProps {
  readonly position: UltimatePosition;
  /** The boards' frames and the rope show this position. */
  readonly seen: UltimatePosition;
  /** The moves that led to the position. */
  readonly moves: readonly Move[];
  /** The board under the spyglass. */
  readonly enlarged: number | null;
  /** The board that was under it last: it goes to its place on a whole chart that opens. */
  readonly left: number | null;
  /** What is lifted off the whole chart. */
  readonly gone: Gone | null;
  /** None while a computer chooses: the boards keep focus and take no choice. */
  readonly playable: readonly Move[];
  readonly onChoose: (board: number) => void;
}

/**
 * The nine boards in miniature. To a screen reader it is a list of nine pictures, each with its board's
 * name, result and pieces: one picture with one name would be read in a single breath of up to eighty
 * pieces, and could not be searched for the board that matters.
 */
export function Chart(props: ChartProps) {
  const { position, seen, moves, enlarged, left, gone, playable, onChoose } = props;
  const { t, i18n } = useLingui();
  const text: Translate = (words) => i18n._(words);
  const id = useId();
  const outcome = ultimateRules.outcome(position);
  const use = chartUse(outcome, enlarged);
  const isOpening = use !== 'beside' && left !== null && moves.length > 0;
  const forced = forcedBoard(position);
  // While a move is seen on its own board, and still where the choice among several opens.
  const isChosen = isOpening && use === 'choice' && forced === null;
  const next = seen !== position || isChosen ? playableBoards(position) : [];
  const isOnly = next.length === 1;
  // A board that is decided takes no move: it refuses the one that names it.
  const refusing = seen === position || forced !== null ? null : namedBoard(position);
  // What decided lies under its stamp, and at the end there is no move to answer: no older one is marked alone.
  const last = moves.at(-1);
  const isDecisive = last !== undefined && !isOpen(position, placeOf(last).board);
  const latest = isDecisive || use === 'end' ? [] : moves.slice(-2);
  const pieces = (board: number) => pieceDescriptions(position, board).map(text).join(' ');

  const isChoice = (board: number) =>
    use === 'choice' && (forced === null || forced === board) && isOpen(position, board);

  function renderName(board: number) {
    if (!isChoice(board)) {
      const name = text(gridName(position, board, text));
      const shown = isOpen(position, board) ? pieces(board) : '';
      const label = shown === '' ? name : t`${name}. ${shown}`;
      return <div role="img" aria-label={label} className={css['surface']} />;
    }
    return (
      <>
        <button
          type="button"
          className={css['surface']}
          aria-label={text(choiceName(board, text))}
          aria-describedby={`${id}-${board}`}
          aria-disabled={playable.length === 0 || undefined}
          onClick={() => playable.length > 0 && onChoose(board)}
        />
        <span id={`${id}-${board}`} hidden>
          {pieces(board)}
        </span>
      </>
    );
  }

  return (
    <>
      <div
        className={css['chart']}
        data-use={use}
        data-won={(use === 'end' && outcome?.kind === 'win') || undefined}
        data-flying={isOpening || undefined}
        data-leaves-room={use === 'end' || undefined}
        data-cleared={(use === 'choice' && gone?.isCleared) || undefined}
        data-rim
      >
        <ul className={`${css['boards']} ${sending['boards']}`} aria-label={t`Chart of all boards`}>
          {NINE.map((board) => (
            <li
              key={board}
              className={`${css['place']} ${sending['target']}`}
              data-enlarged={board === enlarged || undefined}
              data-next={next.includes(board) ? (isOnly ? 'only' : 'any') : undefined}
              data-refusing={board === refusing || undefined}
              data-left={(isOpening && board === left) || undefined}
              data-choice={isChoice(board) || undefined}
            >
              {/* The same picture whatever it is for: as a part of a button it would be made anew with each choice. */}
              <BoardPicture
                {...{ position, seen, board, latest }}
                gone={use === 'beside' ? null : gone}
              />
              {renderName(board)}
            </li>
          ))}
        </ul>
        <LateBoardRope position={seen} />
      </div>
      {isOpening && (
        <span aria-hidden="true" className={css['ground']} {...STEADY}>
          <span className={css['left']} {...columnAndRow(left)}>
            <BoardPicture position={position} board={left} latest={latest} />
          </span>
        </span>
      )}
    </>
  );
}

function chartUse(outcome: Outcome | null, enlarged: number | null): ChartUse {
  if (enlarged !== null) return 'beside';
  return outcome === null ? 'choice' : 'end';
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Move, Side } from '#core/game.ts';
import { SIDES } from '#core/game.ts';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { useGone } from '#game-frame/use-gone.tsx';
import { battleWords } from '#game-frame/words-store.ts';
import { numberText } from '#i18n/number-text.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { useStore } from '#ui/store.ts';
import { boardsWon } from './board-words.ts';
import { Chart } from './chart.tsx';
import { Enlarged } from './enlarged.tsx';
import { boardLeft } from './last-move.ts';
import { forcedBoard, isOpen, namedBoard, ultimateRules, type UltimatePosition } from './rules.ts';
import { Sending } from './sending.tsx';
import css from './spyglass.module.css';

interface SpyglassProps {
  readonly position: UltimatePosition;
  /** Frames are those of this position: before the last move while that is seen on its own board. */
  readonly seen: UltimatePosition;
  /** The moves that led to the position. */
  readonly moves: readonly Move[];
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
  readonly onSeen: () => void;
  /** The board that was put under the spyglass, null for the whole chart; undefined without a choice. */
  readonly chosen: number | null | undefined;
  readonly onChoose: (board: number | null) => void;
}

/** For windows too small for nine boards: a chart of all, and one of them enlarged to play on. */
export function Spyglass(props: SpyglassProps) {
  const { position, seen, moves, chosen, onChoose } = props;
  const { t } = useLingui();
  const gone = useGone(position.cells);
  const held = seen !== position ? boardLeft(position) : null;
  const isHeld = held !== null;
  const playable = isHeld ? [] : props.playable;
  const board = held ?? enlargedBoard(position, chosen, playable.length > 0);
  const outcome = ultimateRules.outcome(position);
  const isOver = outcome !== null;
  // The board that was enlarged last, from whose place the whole chart opens, whether that has been open since, and how often.
  const [{ shown, left, opensFromWhole, openings }, setSeen] = useState({
    shown: board,
    left: board,
    opensFromWhole: false,
    openings: 0,
  });
  if (board !== shown)
    setSeen({
      shown: board,
      left: board ?? left,
      opensFromWhole: shown === null,
      openings: board === null ? openings + 1 : openings,
    });
  // From an end the next battle's chart comes forward, until its first move.
  const [end, setEnd] = useState({ isShown: isOver, isLeft: false });
  const isLeft = moves.length === 0 && (end.isShown || end.isLeft);
  if (end.isShown !== isOver || end.isLeft !== isLeft) setEnd({ isShown: isOver, isLeft });
  return (
    <Sending {...{ position, playable }} className={css['frame']}>
      <div
        className={css['content']}
        data-enlarged={board !== null || undefined}
        data-under-way={moves.length > 0 || undefined}
        data-over={isOver}
        data-won={outcome?.kind === 'win' || undefined}
        data-end-left={isLeft || undefined}
        data-decides={(held !== null && !isOpen(position, held)) || undefined}
        data-pointing={seen === position ? undefined : (namedBoard(position) ?? undefined)}
      >
        {/* A chart that opens is a new one: of what was there before, a browser counts each part that leaves its place. */}
        <Chart key={openings} {...props} {...{ gone, left }} enlarged={board} />
        {board === null && playable.length > 0 && (
          <p className={css['hint']} data-keep-clear>
            {forcedBoard(position) === null
              ? t`Tap a board to enlarge it.`
              : t`Tap the golden board to enlarge it.`}
          </p>
        )}
        <div className={css['beside']}>
          <dl className={css['counts']} data-keep-clear>
            {SIDES.map((side) => (
              <Count
                key={side}
                side={side}
                before={wonBy(side, seen)}
                count={wonBy(side, position)}
              />
            ))}
          </dl>
          {board !== null && ultimateRules.outcome(seen) === null && (
            <Button kind="secondary" icon="map" onClick={() => onChoose(null)}>
              {t`Whole chart`}
            </Button>
          )}
        </div>
        {board !== null && (
          <Enlarged {...props} {...{ board, gone, opensFromWhole, isHeld, playable }} />
        )}
      </div>
    </Sending>
  );
}

/** The only board to play on, unless the whole chart was chosen; at a free choice the board that was. */
function enlargedBoard(
  position: UltimatePosition,
  chosen: number | null | undefined,
  isPlayable: boolean,
): number | null {
  const forced = forcedBoard(position);
  if (forced !== null) return chosen === null ? null : forced;
  return isPlayable ? (chosen ?? null) : null;
}

function wonBy(side: Side, { results }: UltimatePosition): number {
  return results.filter((result) => result === side).length;
}

interface CountProps {
  readonly side: Side;
  /** It is shown until the move that changes it has been seen. */
  readonly before: number;
  readonly count: number;
}

function Count({ side, before, count }: CountProps) {
  const { i18n } = useLingui();
  const { names } = useStore(battleWords);
  return (
    <div className={css['count']}>
      <dt>
        <Drawing name={SIDE_DRAWINGS[side]} className={css['drawing']} />
        <span className="visually-hidden">{i18n._(names[side])}</span>
      </dt>
      <dd data-count={numberText(i18n, count)}>
        {before !== count && <span aria-hidden="true">{i18n._(boardsWon(before))}</span>}
        <span>{i18n._(boardsWon(count))}</span>
      </dd>
    </div>
  );
}

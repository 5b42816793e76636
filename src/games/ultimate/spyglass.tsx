import { useLingui } from '@lingui/react/macro';
import type { Move, Side } from '#core/game.ts';
import { SIDES } from '#core/game.ts';
import { SIDE_DRAWINGS, SIDE_NAMES } from '#game-frame/sides.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { boardsWon } from './board-words.ts';
import { Chart } from './chart.tsx';
import { Enlarged } from './enlarged.tsx';
import { forcedBoard, type UltimatePosition } from './rules.ts';
import sending from './sending.module.css';
import css from './spyglass.module.css';

interface SpyglassProps {
  readonly position: UltimatePosition;
  /** The moves that led to the position. */
  readonly moves: readonly Move[];
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
  /** The board that was put under the spyglass at a free choice. */
  readonly chosen: number | null;
  readonly onChoose: (board: number | null) => void;
}

/** For windows too small for nine boards: a chart of all, and one of them enlarged to play on. */
export function Spyglass({ position, moves, playable, onPlay, chosen, onChoose }: SpyglassProps) {
  const { t } = useLingui();
  const forced = forcedBoard(position);
  const board = forced ?? (chosen !== null && playable.length > 0 ? chosen : null);
  return (
    <div className={`${css['frame']} ${sending['around']}`}>
      <div className={css['content']} data-enlarged={board !== null || undefined}>
        <Chart
          position={position}
          moves={moves}
          enlarged={board}
          isChoosable={playable.length > 0}
          onChoose={onChoose}
        />
        {board === null && playable.length > 0 && (
          <p className={css['hint']}>{t`Tap a board to enlarge it.`}</p>
        )}
        <div className={css['beside']}>
          <dl className={css['counts']}>
            {SIDES.map((side) => (
              <Count key={side} side={side} position={position} />
            ))}
          </dl>
          {board !== null && forced === null && (
            <Button kind="secondary" icon="map" onClick={() => onChoose(null)}>
              {t`Whole chart`}
            </Button>
          )}
        </div>
        {board !== null && (
          <Enlarged position={position} board={board} playable={playable} onPlay={onPlay} />
        )}
      </div>
    </div>
  );
}

interface CountProps {
  readonly side: Side;
  readonly position: UltimatePosition;
}

function Count({ side, position }: CountProps) {
  const { i18n } = useLingui();
  const count = position.results.filter((result) => result === side).length;
  return (
    <div className={css['count']}>
      <dt>
        <Drawing name={SIDE_DRAWINGS[side]} className={css['drawing']} />
        <span className="visually-hidden">{i18n._(SIDE_NAMES[side])}</span>
      </dt>
      <dd>{i18n._(boardsWon(count))}</dd>
    </div>
  );
}

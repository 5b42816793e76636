import { useLingui } from '@lingui/react/macro';
import type { Move } from '#core/game.ts';
import { useGone } from '#game-frame/use-gone.tsx';
import { useRovingGrid, type GridPlace } from '#ui/grid.ts';
import css from './field.module.css';
import { LateBoardRope } from './late-board-rope.tsx';
import { NINE, type UltimatePosition } from './rules.ts';
import { ResultMark } from './result-mark.tsx';
import sending from './sending.module.css';
import { Sending } from './sending.tsx';
import { SmallGrid } from './small-grid.tsx';

interface FieldProps {
  readonly position: UltimatePosition;
  /** The boards' frames and the rope show this position: the last one until its move has landed. */
  readonly seen: UltimatePosition;
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
}

/** All nine boards side by side: one field of 9×9 cells for the arrow keys. */
export function Field(props: FieldProps) {
  const { position, seen, playable } = props;
  const { t } = useLingui();
  const grid = useRovingGrid({ rows: 9, columns: 9 });
  const gone = useGone(position.cells);
  return (
    <Sending {...{ position, playable }} className={css['field']}>
      <div className={`${css['tray']} ${sending['boards']}`} {...grid.container}>
        {NINE.map((board) => (
          <SmallGrid
            key={board}
            {...props}
            board={board}
            gone={gone}
            place={(cell) => grid.place(fieldPlace(board, cell))}
          >
            <ResultMark {...{ position, board, gone }} />
            <span aria-hidden="true" className={css['tab']}>
              {t`Play here`}
            </span>
          </SmallGrid>
        ))}
        <LateBoardRope position={seen} hasArrow />
      </div>
    </Sending>
  );
}

function fieldPlace(board: number, cell: number): GridPlace {
  return {
    row: Math.floor(board / 3) * 3 + Math.floor(cell / 3),
    column: (board % 3) * 3 + (cell % 3),
  };
}

import { useLingui } from '@lingui/react/macro';
import type { Move } from '#core/game.ts';
import type { Day } from '#daily-voyage/days.ts';
import {
  isMissShown,
  isSolved,
  movesShown,
  playable,
  positionOf,
  sideOf,
  type VoyageState,
} from '#daily-voyage/state.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/drawing.tsx';
import { useLateModule } from '#ui/late-module.ts';
import css from './voyage-board.module.css';

interface VoyageBoardProps {
  readonly state: VoyageState;
  /** The id of the text that says what to do. */
  readonly describedBy: string;
  readonly onPlay: (move: Move) => void;
  readonly onLost: (day: Day) => void;
  readonly onRetry: (day: Day) => void;
}

const loadTray = () => import('#games/classic/board.tsx');
const loadShip = () => import('#games/connect-four/board.tsx');

/** The board of the day's game, which is fetched when its chart is there; until then its room. */
export function VoyageBoard({ state, describedBy, onPlay, onLost, onRetry }: VoyageBoardProps) {
  const { t } = useLingui();
  const { day, voyage, isLost, miss } = state;
  const game = isLost ? undefined : voyage?.game;
  const tray = useLateModule(game === 'classic', loadTray, giveUp);
  const ship = useLateModule(game === 'connect-four', loadShip, giveUp);

  function giveUp(cause: unknown): void {
    console.warn('The board of the voyage cannot be shown.', cause);
    if (day !== null) onLost(day);
  }

  function board() {
    if (voyage === null || day === null) return null;
    const shown = positionOf(state, voyage);
    const name = t`Puzzle board`;
    const lastMove = movesShown(state).at(-1) ?? null;
    if (shown.game === 'connect-four') {
      return (
        ship && (
          <ship.ConnectFourBoard
            key={day}
            name={name}
            describedBy={describedBy}
            position={shown.position}
            playable={playable(state)}
            lastMove={lastMove}
            isThinking={false}
            celebrated={isSolved(state) ? { kind: 'win', winner: sideOf(voyage) } : null}
            onPlay={onPlay}
          />
        )
      );
    }
    return (
      tray && (
        <tray.ClassicBoard
          key={day}
          name={name}
          describedBy={describedBy}
          position={shown.position}
          playable={isSolved(state) ? [] : openCells(shown.position.cells)}
          isPaused={state.step !== null}
          lastMove={lastMove}
          refusal={miss === null || isMissShown(state) ? null : { ...miss, cell: miss.move }}
          onPlay={onPlay}
        />
      )
    );
  }

  return (
    <div className={css['room']}>
      <div
        className={css['game']}
        data-game={game}
        data-miss={isMissShown(state) || undefined}
        aria-busy={board() === null && !isLost}
      >
        {isLost ? (
          <div role="alert" className={css['chart']}>
            <p>{t`The chart could not be drawn.`}</p>
            <Button
              kind="primary"
              icon="refresh-cw"
              onClick={() => day !== null && onRetry(day)}
            >{t`Try again`}</Button>
          </div>
        ) : (
          (board() ?? (
            <p className={css['chart']}>
              <Icon name="map" />
              {t`Drawing the chart…`}
            </p>
          ))
        )}
      </div>
    </div>
  );
}

// They look open while a move is being seen, and only take none.
function openCells(cells: readonly unknown[]): readonly Move[] {
  return cells.flatMap((content, cell) => (content === null ? [cell] : []));
}

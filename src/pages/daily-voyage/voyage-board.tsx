import { useLingui } from '@lingui/react/macro';
import type { Move } from '#core/game.ts';
import {
  cellsOf,
  isMissShown,
  isSolved,
  movesShown,
  playable,
  type VoyageState,
} from '#daily-voyage/state.ts';
import type { Cells } from '#daily-voyage/voyage.ts';
import { Button } from '#ui/button.tsx';
import { useKeptFocus } from '#ui/kept-focus.ts';
import { useLateModule } from '#ui/late-module.ts';
import { boardOrWaiting, BoardPlace, EmptyBoard, Waiting } from './board-place.tsx';
import css from './voyage-board.module.css';

interface VoyageBoardProps {
  readonly state: VoyageState;
  /** The id of the text that says what to do. */
  readonly describedBy: string;
  readonly onPlay: (move: Move) => void;
  /** Called when the board cannot be fetched. */
  readonly onLost: () => void;
  readonly onRetry: () => void;
}

const loadTray = () => import('./tray.ts');
const loadShip = () => import('#games/connect-four/page.tsx');

/** The board of the day's game, which is fetched when its chart is there. */
export function VoyageBoard({ state, describedBy, onPlay, onLost, onRetry }: VoyageBoardProps) {
  const { t } = useLingui();
  const keptFocus = useKeptFocus(boardOrWaiting);
  const { day, voyage, isLost, miss, step } = state;
  const game = isLost ? undefined : voyage?.game;
  const tray = useLateModule(game === 'classic', loadTray, giveUp);
  const ship = useLateModule(game === 'connect-four', loadShip, giveUp);
  const cells = voyage === null ? [] : cellsOf(state, voyage);
  const common = {
    name: t`Puzzle board`,
    describedBy,
    lastMove: movesShown(state).at(-1) ?? null,
    onPlay,
  };

  function giveUp(cause: unknown): void {
    console.warn('The board of the voyage cannot be shown.', cause);
    onLost();
  }

  function board() {
    if (game === 'classic' && tray !== null) {
      return (
        <tray.ClassicBoard
          key={day}
          {...common}
          position={{ cells }}
          playable={isSolved(state) ? [] : openCells(cells)}
          isPaused={step !== null}
          refusal={miss === null || isMissShown(state) ? null : { ...miss, cell: miss.move }}
        />
      );
    }
    if (game === 'connect-four' && ship !== null && voyage !== null) {
      return (
        <ship.ConnectFourBoard
          key={day}
          {...common}
          position={{ cells, starter: 'first' }}
          playable={playable(state)}
          isThinking={false}
          celebrated={isSolved(state) ? { kind: 'win', winner: voyage.side } : null}
        />
      );
    }
    return null;
  }

  const shown = board();
  return (
    <div className={css['host']} {...keptFocus}>
      <BoardPlace isBusy={shown === null && !isLost} game={game} isMiss={isMissShown(state)}>
        {isLost ? (
          <EmptyBoard>
            <p role="alert">{t`The chart could not be drawn.`}</p>
            <Button kind="primary" icon="refresh-cw" onClick={onRetry}>
              {t`Try again`}
            </Button>
          </EmptyBoard>
        ) : (
          (shown ?? <Waiting />)
        )}
      </BoardPlace>
    </div>
  );
}

// They look open while a move is being seen, and only take none.
function openCells(cells: Cells): readonly Move[] {
  return cells.flatMap((content, cell) => (content === null ? [cell] : []));
}

import { opponent, type Side } from '#core/game.ts';
import { connectFourRules, type ConnectFourPosition } from '#games/connect-four/rules.ts';

/** Who wins when both sides play as well as they can, and with how many discs of its own from now on. */
export interface Forecast {
  readonly winner: Side;
  readonly discs: number;
}

/** What a score of the side to move foretells of a position; `null` for a draw. */
export function forecast(score: number, position: ConnectFourPosition): Forecast | null {
  return score === 0 ? null : discsToWin(score, position);
}

/**
 * The winner by a score other than 0, and how many discs it still drops. A win with the D-th disc on the board scores
 * (44 - D) / 2, rounded down. With d discs on the board, those of a head start among them, the mover's k-th disc from
 * now on is the (d + 2k - 1)-th, and its rival's k-th is the (d + 2k)-th.
 */
export function discsToWin(score: number, position: ConnectFourPosition): Forecast {
  const filled = position.cells.filter((content) => content !== null).length;
  const mover = connectFourRules.sideToMove(position);
  return score > 0
    ? { winner: mover, discs: Math.floor((position.cells.length + 3 - filled) / 2) - score }
    : {
        winner: opponent(mover),
        discs: Math.floor((position.cells.length + 2 - filled) / 2) + score,
      };
}

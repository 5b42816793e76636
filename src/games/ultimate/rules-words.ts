import { msg } from '@lingui/core/macro';

/** The rules in full, for players. */
export const RULES = [
  msg`Skull Pirates make the first move, on any board they like. Then the sides take turns.`,
  msg`The square you take points to a board. Take a top right square, and your rival has to play on the top right board.`,
  msg`If that board is already won or full, your rival may play on any open board.`,
  msg`Three of your pieces in a line win a small board: across, down or corner to corner.`,
  msg`A board that is won is closed, even if some of its squares are empty.`,
  msg`A full board without a line is drawn. It counts for nobody.`,
  msg`Three of your boards in a line win the battle.`,
  msg`Every board decided, and no line of three? That is a stalemate: the battle is drawn.`,
] as const;

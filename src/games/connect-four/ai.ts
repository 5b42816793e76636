import type { ChooseMove, Move } from '#core/game.ts';
import { opponent } from '#core/game.ts';
import type { UsualLevel } from '#core/mode.ts';
import { pick, random } from '#core/random.ts';
import type { ConnectFourPosition } from './rules.ts';
import { connectFourRules, winningColumns } from './rules.ts';

/** Picks a column from the level's first wish that has any, each as likely as the others. */
export const chooseMove: ChooseMove<ConnectFourPosition, UsualLevel> = (position, level, seed) => {
  const choice = wishes(position, level).find((columns) => columns.length > 0) ?? [];
  return pick(choice, random(seed));
};

const MIDDLE: readonly Move[] = [2, 3, 4];

/** Groups of columns that the level would like to play, the best group first. */
function wishes(position: ConnectFourPosition, level: UsualLevel): readonly (readonly Move[])[] {
  const side = connectFourRules.sideToMove(position);
  const open = connectFourRules.legalMoves(position);
  const wins = winningColumns(position, side);
  const blocks = winningColumns(position, opponent(side));
  switch (level) {
    case 'easy':
      return [open];
    case 'medium':
      return [wins, blocks, open];
    case 'hard':
      return [wins, blocks, open.filter((column) => MIDDLE.includes(column)), open];
    default:
      return level satisfies never;
  }
}

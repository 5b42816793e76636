import type { Move, Side } from '#core/game.ts';
import { pick, random, seedFor, shuffle, type Random } from '#core/random.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';
import { connectFourRules, type ConnectFourPosition } from '#games/connect-four/rules.ts';
import { chartOf } from './chart.ts';
import { daysSinceFirst, weekdayOf, type Day } from './days.ts';
import { pliesToWin, type TryBoard } from './forced-win.ts';
import { classicTryBoard, connectFourTryBoard } from './try-boards.ts';
import type { Voyage, VoyagePlies, VoyagePosition } from './voyage.ts';

/** Version 1: a position for each day of the week, the longest lines at its end. */
const WEEK: readonly (readonly [game: Voyage['game'], plies: VoyagePlies])[] = [
  ['classic', 3],
  ['connect-four', 3],
  ['classic', 3],
  ['connect-four', 3],
  ['classic', 5],
  ['connect-four', 5],
  ['connect-four', 5],
];

import { msg } from '@lingui/core/macro';
import type { GameTile } from '#games/parts.ts';
import motif from '#generated/pictures/motif-challenge.svg';

export const TILE: GameTile = {
  motif,
  promise: msg`Six puzzles, one best move each.`,
};

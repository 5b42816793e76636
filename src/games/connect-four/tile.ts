import { msg } from '@lingui/core/macro';
import type { GameTile } from '#games/parts.ts';
import motif from '#generated/pictures/motif-connect-four.svg';

export const TILE: GameTile = {
  motif,
  promise: msg`Drop coins into the hull. Four in a row takes the ship.`,
};

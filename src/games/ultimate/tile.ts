import { msg } from '@lingui/core/macro';
import type { GameTile } from '#games/parts.ts';
import motif from '#generated/pictures/motif-ultimate.svg';

export const TILE: GameTile = {
  motif,
  promise: msg`Nine boards. Every move picks your rival's next one.`,
};

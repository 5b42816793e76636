import { msg } from '@lingui/core/macro';
import type { GameTile } from '#games/parts.ts';
import motif from '#generated/pictures/motif-memory.svg';

export const TILE: GameTile = {
  motif,
  promise: msg`Turn the cards, find the pairs, beat your best time.`,
};

import { msg } from '@lingui/core/macro';
import type { GameNames } from '#games/parts.ts';

export const NAMES: GameNames = {
  label: msg`Ultimate`,
  title: msg`Ultimate Tic Tac Toe`,
  documentTitle: msg`Ultimate Tic Tac Toe: Nine Boards in One`,
};

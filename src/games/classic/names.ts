import { msg } from '@lingui/core/macro';
import type { GameNames } from '#games/parts.ts';

export const NAMES: GameNames = {
  label: msg`Home`,
  title: msg`Free Tic Tac Toe Game`,
  documentTitle: msg`Free Tic Tac Toe Game for Two Players`,
};

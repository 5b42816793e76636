import { msg } from '@lingui/core/macro';
import type { GameNames } from '#games/parts.ts';

export const NAMES: GameNames = {
  label: msg`Challenge`,
  title: msg`Tic Tac Toe Challenge`,
  documentTitle: msg`Tic Tac Toe Challenge: Six Puzzles`,
};

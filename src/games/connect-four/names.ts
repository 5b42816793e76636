import { msg } from '@lingui/core/macro';
import type { GameNames } from '#games/parts.ts';

export const NAMES: GameNames = {
  label: msg`Ship Battle`,
  title: msg`Pirate Ship Battle`,
  documentTitle: msg`Pirate Ship Battle: Four in a Row`,
};

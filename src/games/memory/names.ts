import { msg } from '@lingui/core/macro';
import type { GameNames } from '#games/parts.ts';

export const NAMES: GameNames = {
  label: msg`Memory`,
  title: msg`Treasure Hunt Memory`,
  documentTitle: msg`Treasure Hunt Memory: Matching Pairs`,
};

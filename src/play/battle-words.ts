import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Mode } from '#core/mode.ts';

export const MODE_NAMES: Record<Mode, MessageDescriptor> = {
  'two-players': msg`Two Players`,
  easy: msg`AI Easy`,
  medium: msg`AI Medium`,
  hard: msg`AI Hard`,
};

export const THINKING = msg`AI Captain is thinking...`;

export const NEW_BATTLE_ANNOUNCEMENT = msg`The board is cleared. Skull Pirate's Turn.`;

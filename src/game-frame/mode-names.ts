import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Mode } from '#core/mode.ts';

/** What the modes are called: whom a person plays against. */
export const MODE_NAMES: Record<Mode, MessageDescriptor> = {
  'two-players': msg`Two Players`,
  easy: msg`AI Easy`,
  medium: msg`AI Medium`,
  hard: msg`AI Hard`,
  legend: msg`AI Legend`,
};

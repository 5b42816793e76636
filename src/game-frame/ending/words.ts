import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Standing } from './person.ts';

/** What is said to the person at the end of a battle against the computer, under the banner's title. */
export const PERSONAL_LINES: Record<Standing, MessageDescriptor> = {
  won: msg`You win!`,
  lost: msg`The Captain takes this one. Another go?`,
  drawn: msg`Well held against the Captain!`,
};

import { msg } from '@lingui/core/macro';

/** How a voyage is sailed, in steps. */
export const HOW_TO = [
  msg`Every day brings one position, the same for everybody.`,
  msg`Exactly one move forces the win. Make it, and go on until the line is complete.`,
  msg`A wrong move is answered and taken back. You can try as often as you like.`,
] as const;

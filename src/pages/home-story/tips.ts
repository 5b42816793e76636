import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Tip {
  readonly level: 'beginner' | 'intermediate' | 'advanced';
  /** The position in the drawing; see `LittleBoard`. */
  readonly signs: string;
  readonly shown: MessageDescriptor;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** The levels of difficulty: the name and colour of each one's badge. */
export const TIP_LEVELS = {
  beginner: { name: msg`Beginner`, colour: 'green' },
  intermediate: { name: msg`Intermediate`, colour: 'brown' },
  advanced: { name: msg`Advanced`, colour: 'red' },
} as const;

/** The three tips of the strategy guide, the easiest first. */
export const TIPS: readonly Tip[] = [
  {
    level: 'beginner',
    signs: '....<X>....',
    shown: msg`A board with a skull in the centre`,
    title: msg`Take the centre`,
    description: msg`Four of the eight lines run through it. No other square does so much.`,
  },
  {
    level: 'intermediate',
    signs: '*.*...*.*',
    shown: msg`An empty board with its four corners marked`,
    title: msg`Corners beat edges`,
    description: msg`A corner lies on three lines, an edge on only two.`,
  },
  {
    level: 'advanced',
    signs: 'X/<X>.O/O.X',
    shown: msg`Skulls at top left, top right and bottom right; the top centre and middle right squares both win`,
    title: msg`Set a fork`,
    description: msg`Threaten two lines at once. Your rival can block only one.`,
  },
];

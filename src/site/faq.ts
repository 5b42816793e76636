import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A question of visitors and its answer. */
export interface FaqEntry {
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
}

/** Visitors' questions; the home page and search engines get the same ones. */
export const FAQ: readonly FaqEntry[] = [
  {
    question: msg`Is it really free?`,
    answer: msg`Yes: all five games cost nothing, and nothing in them is for sale. You need no account to play.`,
  },
  {
    question: msg`Can I play on a phone?`,
    answer: msg`Yes: every board fits a phone, a tablet or a computer, and you play by tapping. In two-player games you pass one device back and forth.`,
  },
  {
    question: msg`Do I need to download anything?`,
    answer: msg`No: the games run in your browser as soon as the page has loaded. You need not install anything, and new versions arrive by themselves.`,
  },
];

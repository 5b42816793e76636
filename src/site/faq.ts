import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { GAMES } from '#games/catalogue.ts';

const gameCount = GAMES.length;

/** A question of visitors and its answer. */
export interface FaqEntry {
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
}

/** Visitors' questions; the home page and search engines get the same ones. */
export const FAQ: readonly FaqEntry[] = [
  {
    question: msg`Is it really free?`,
    answer: msg`${plural(gameCount, {
      5: 'Yes: all five games cost nothing, and nothing in them is for sale. You need no account to play.',
      one: 'Yes: the game costs nothing, and nothing in it is for sale. You need no account to play.',
      other:
        'Yes: all # games cost nothing, and nothing in them is for sale. You need no account to play.',
    })}`,
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

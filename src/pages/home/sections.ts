import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { GAME_ANCHOR } from '#site/routes.ts';
import { SITE } from '#site/site.ts';
import type { IconName } from '#ui/drawing-names.ts';

/** A place on the home page that the quick navigation leads to. */
export interface HomeSection {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly icon: IconName;
}

const ALL: readonly HomeSection[] = [
  { id: GAME_ANCHOR, name: msg`Play Game`, icon: 'play' },
  { id: 'features', name: msg`Game Features`, icon: 'star' },
  { id: 'tips', name: msg`Strategy Tips`, icon: 'lightbulb' },
  { id: 'reviews', name: msg`Player Reviews`, icon: 'users' },
  { id: 'faq', name: msg`FAQ`, icon: 'info' },
  { id: 'related', name: msg`More Games`, icon: 'layers' },
];

/** The entries of the quick navigation, in its order, which is not quite the page's. */
export const HOME_SECTIONS = ALL.filter(({ id }) => id !== 'reviews' || SITE.reviews.isShown);

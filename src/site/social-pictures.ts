import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameId } from '#games/catalogue.ts';
import type { Route } from './routes.ts';
import { SITE } from './site.ts';
import DIGESTS from './social-digests.json' with { type: 'json' };

/** A picture for each game, and one for all other pages. */
export type SocialPictureId = GameId | 'site';

/** What social networks show beside a link to a page. */
export interface SocialPicture {
  readonly address: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: MessageDescriptor;
}

const ALTS: Record<SocialPictureId, MessageDescriptor> = {
  classic: msg`A tic-tac-toe board afloat before a low sun, with three skulls in a row; a skull and a treasure chest beside it.`,
  'connect-four': msg`A pirate ship whose portholes hold coins with skulls and treasure chests.`,
  memory: msg`Five cards above the sea: two parrots that match, a skull, and two cards that are still face down.`,
  ultimate: msg`Nine small boards in one wooden tray, the middle one won by a treasure chest, between a ship's wheel and a compass.`,
  puzzles: msg`A tic-tac-toe board with one golden square, and a dotted route from it to a map under a magnifying glass.`,
  site: msg`A pirate ship under sail, before an island with palms and a treasure chest.`,
};

/** The picture for links to a page. Its name changes with the drawings, so that no network shows an old one. */
export function socialPictureOf(route: Route): SocialPicture {
  const id = route.game ?? 'site';
  return {
    address: `${SITE.origin}/social/${id}-${DIGESTS[id]}.png`,
    type: 'image/png',
    width: 1200,
    height: 630,
    alt: ALTS[id],
  };
}

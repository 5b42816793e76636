import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { gameAbout } from './game-about.ts';
import type { Route } from './routes.ts';
import { SITE } from './site.ts';
import DIGESTS from './social-digests.json' with { type: 'json' };

/** What social networks show beside a link to a page. */
export interface SocialPicture {
  readonly address: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: MessageDescriptor;
}

const SITE_PICTURE = msg`A pirate ship under sail, before an island with palms and a treasure chest.`;

/**
 * The picture for links to a page: that of its game, or one for all other pages. Its name changes with the
 * drawings, so that no network shows an old one.
 */
export function socialPictureOf(route: Route): SocialPicture {
  const id = route.game ?? 'site';
  return {
    address: `${SITE.origin}/social/${id}-${DIGESTS[id]}.png`,
    type: 'image/png',
    width: 1200,
    height: 630,
    alt: route.game === null ? SITE_PICTURE : gameAbout(route.game).socialPicture,
  };
}

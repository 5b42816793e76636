import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outcome, Side } from '#core/game.ts';
import type { SymbolName } from '#ui/drawing-names.ts';

/** The two sides as the player meets them. */
export const SIDE_NAMES: Record<Side, MessageDescriptor> = {
  first: msg`Skull Pirates`,
  second: msg`Treasure Hunters`,
};

export const SIDE_DRAWINGS: Record<Side, SymbolName> = { first: 'skull', second: 'treasure' };

export const TURN_TEXTS: Record<Side, MessageDescriptor> = {
  first: msg`Skull Pirate's Turn`,
  second: msg`Treasure Hunter's Turn`,
};

/** How a game ended, in a few words and a sentence. */
export interface Banner {
  readonly title: MessageDescriptor;
  readonly line: MessageDescriptor;
}

const WIN_BANNERS: Record<Side, Banner> = {
  first: { title: msg`Pirates Win!`, line: msg`Skull & Crossbones rule the deck!` },
  second: { title: msg`Treasure Hunters Win!`, line: msg`The gold is yours!` },
};

export const DRAW_BANNER: Banner = {
  title: msg`It's a Draw!`,
  line: msg`The seas claim no victor!`,
};

/** What the banner says of a result; some games have words of their own for a draw. */
export function bannerOf(outcome: Outcome, draw: Banner = DRAW_BANNER): Banner {
  return outcome.kind === 'win' ? WIN_BANNERS[outcome.winner] : draw;
}

/** The drawing that stands for a result. */
export function drawingOf(outcome: Outcome): SymbolName {
  return outcome.kind === 'win' ? SIDE_DRAWINGS[outcome.winner] : 'anchor';
}

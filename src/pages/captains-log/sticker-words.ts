import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MODE_NAMES } from '#game-frame/mode-names.ts';
import { CAPTAINS } from '#log/stickers.ts';
import { gameNames } from '#site/game-names.ts';

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'first-battle': msg`First battle won`,
  'first-hunt': msg`First treasure hunt`,
  'three-stars': msg`Three stars in memory`,
  'six-puzzles': msg`All six puzzles`,
  friend: msg`A friend's link answered`,
  'seven-voyages': msg`Seven daily voyages`,
};

/** Finds the name of a sticker by its id. */
export function stickerNames(i18n: I18n): (id: string) => string {
  return (id) => {
    const own = NAMES[id];
    if (own !== undefined) return i18n._(own);
    const captain = CAPTAINS.find((one) => one.id === id);
    if (captain === undefined) throw new Error(`The sticker ${id} has no name`);
    const game = i18n._(gameNames(captain.game).label);
    const rival = i18n._(MODE_NAMES[captain.level]);
    return i18n._(msg`${game}: ${rival} beaten`);
  };
}

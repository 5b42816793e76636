import chest from '#generated/pictures/chest-open.svg';
import compass from '#generated/pictures/compass.svg';
import parrot from '#generated/pictures/parrot-cheers.svg';
import bone from '#generated/pictures/win-bone.svg';
import coin from '#generated/pictures/win-coin.svg';
import crown from '#generated/pictures/win-crown.svg';
import cutlass from '#generated/pictures/win-cutlass.svg';
import flag from '#generated/pictures/win-flag.svg';
import gem from '#generated/pictures/win-gem.svg';
import goblet from '#generated/pictures/win-goblet.svg';
import hat from '#generated/pictures/win-hat.svg';
import key from '#generated/pictures/win-key.svg';
import wheel from '#generated/pictures/win-wheel.svg';
import { CAPTAINS } from '#log/stickers.ts';

const PICTURES: ReadonlyMap<string, string> = new Map([
  ['first-battle', flag],
  ['first-hunt', key],
  ['three-stars', gem],
  ['six-puzzles', chest],
  ['friend', parrot],
  ['seven-voyages', compass],
]);

/** Those of the captains, in their order, which starts over where there are more captains. */
const CAPTAIN_PICTURES: readonly string[] = [coin, bone, wheel, cutlass, hat, crown, goblet];

/** The drawing of the sticker with an id. */
export function stickerPicture(id: string): string {
  const own = PICTURES.get(id);
  if (own !== undefined) return own;
  const place = CAPTAINS.findIndex((captain) => captain.id === id);
  return CAPTAIN_PICTURES[place % CAPTAIN_PICTURES.length] ?? goblet;
}

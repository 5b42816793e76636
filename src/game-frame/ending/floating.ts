import type { Side } from '#core/game.ts';
import anchor from '#generated/pictures/anchor.svg';
import bone from '#generated/pictures/win-bone.svg';
import coin from '#generated/pictures/win-coin.svg';
import crown from '#generated/pictures/win-crown.svg';
import cutlass from '#generated/pictures/win-cutlass.svg';
import flag from '#generated/pictures/win-flag.svg';
import gem from '#generated/pictures/win-gem.svg';
import goblet from '#generated/pictures/win-goblet.svg';
import hat from '#generated/pictures/win-hat.svg';
import key from '#generated/pictures/win-key.svg';
import skull from '#generated/pictures/skull.svg';
import treasure from '#generated/pictures/treasure.svg';
import wheel from '#generated/pictures/win-wheel.svg';

/**
 * The six drawings of a side that has won, those around a chest, and those of a draw: two of each side, and two
 * anchors.
 */
export const FLOATING: Readonly<Record<Side | 'chest' | 'draw', Readonly<Record<string, string>>>> =
  {
    first: { skull, flag, cutlass, bone, hat, wheel },
    second: { treasure, coin, gem, crown, key, goblet },
    chest: { coin, gem, crown, key, goblet, doubloon: coin },
    draw: { anchor, skull, treasure, flag, coin, kedge: anchor },
  };

import { GAMES, levelsOf } from '#games/catalogue.ts';
import { PUZZLE_IDS } from '#games/puzzles/ids.ts';
import type { Deed, Entry } from './deeds.ts';

/** What can be earned for the treasure map. */
export interface Sticker {
  readonly id: string;
  /** What a deed adds to it, or `null`: the sticker is earned by so many different ones. */
  readonly adds: (deed: Deed) => string | null;
  readonly needs: number;
}

/** A sticker with the entry that earned it. */
export interface Earned {
  readonly sticker: Sticker;
  readonly entry: Entry;
}

/** How many daily voyages a sticker is for. */
export const VOYAGES_FOR_STICKER = 7;

/** A captain of the computer, by game and level; its sticker has this id. */
export const CAPTAINS = GAMES.map(({ id }) => id).flatMap((game) =>
  levelsOf(game).map((level) => ({ id: `${game}-${level}`, game, level })),
);

/** All stickers, in the order of their places on the map. */
export const STICKERS: readonly Sticker[] = [
  first('first-battle', isBattleWon),
  ...CAPTAINS.map(({ id, game, level }) =>
    first(
      id,
      (deed) =>
        deed.kind === 'battle' &&
        deed.game === game &&
        deed.mode === level &&
        deed.result === 'first',
    ),
  ),
  first('first-hunt', (deed) => deed.kind === 'hunt'),
  first('three-stars', (deed) => deed.kind === 'hunt' && deed.stars === 3),
  {
    id: 'six-puzzles',
    adds: (deed) => (deed.kind === 'puzzle' ? deed.id : null),
    needs: PUZZLE_IDS.length,
  },
  first('friend', (deed) => deed.kind === 'answer'),
  {
    id: 'seven-voyages',
    adds: (deed) => (deed.kind === 'voyage' ? deed.date : null),
    needs: VOYAGES_FOR_STICKER,
  },
];

/** The stickers that these deeds, the earliest first, have earned, in their order on the map. */
export function stickersOf(entries: readonly Entry[]): readonly Earned[] {
  return STICKERS.flatMap((sticker) => {
    const entry = earningEntry(sticker, entries);
    return entry === null ? [] : [{ sticker, entry }];
  });
}

/** Whether a person has won a battle. */
export function isBattleWon(deed: Deed): boolean {
  if (deed.kind !== 'battle') return false;
  return deed.mode === 'two-players' ? deed.result !== 'draws' : deed.result === 'first';
}

function first(id: string, isIt: (deed: Deed) => boolean): Sticker {
  return { id, adds: (deed) => (isIt(deed) ? id : null), needs: 1 };
}

function earningEntry({ adds, needs }: Sticker, entries: readonly Entry[]): Entry | null {
  const added = new Set<string>();
  for (const entry of entries) {
    const what = adds(entry.deed);
    if (what !== null) added.add(what);
    if (added.size === needs) return entry;
  }
  return null;
}

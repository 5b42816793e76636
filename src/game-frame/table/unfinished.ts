import { formatMatch, parseMatch, type WrittenGame } from '#core/match-text.ts';
import type { Match } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import { keep, type Codec, type Kept } from '#services/kept.ts';
import type { TextStorage } from '#services/storage.ts';
import { UNFINISHED_KEY } from './signs.ts';

/** Battles that were left unfinished, as text, by the id of their game. */
export type UnfinishedBattles = Readonly<Record<string, string>>;

/** How unfinished battles are written down: as JSON. */
export const UNFINISHED: Codec<UnfinishedBattles> = {
  key: UNFINISHED_KEY,
  parse(text) {
    if (text === null) return { value: {}, isIntact: true };
    const found = parseJson(text);
    if (typeof found !== 'object' || found === null) return { value: {}, isIntact: false };
    const all = Object.entries(found);
    const texts = all.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { value: Object.fromEntries(texts), isIntact: texts.length === all.length };
  },
  format: (battles) => JSON.stringify(battles),
};

/** Where one game keeps the battle that was left. */
export interface KeptBattle {
  /** The battle that was left; `null` where there is none, or none that can be read, which is warned of. */
  readonly read: () => Match<Level> | null;
  /** Keeps another one, or none. */
  readonly write: (match: Match<Level> | null) => void;
}

/** The unfinished battle of a game, in a storage that all games share. */
export function keptBattle(storage: TextStorage, game: WrittenGame): KeptBattle {
  const kept: Kept<UnfinishedBattles> = keep(storage, UNFINISHED);

  // Another window may have written for another game meanwhile.
  function write(match: Match<Level> | null): void {
    const { [game.id]: known, ...others } = kept.readAfresh();
    const text = match === null ? undefined : formatMatch(game, match);
    if (text !== known) kept.write(text === undefined ? others : { ...others, [game.id]: text });
  }

  return {
    read() {
      const text = kept.readAfresh()[game.id];
      if (text === undefined) return null;
      const match = parseMatch(game, text);
      if (match === null) {
        console.warn(`The unfinished battle of ${game.id} cannot be read, and is dropped.`);
        write(null);
      }
      return match;
    },
    write,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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

/** How the battles of a game are written down, and read again: `null` for what is none. */
export interface TextForm<Battle> {
  readonly format: (battle: Battle) => string;
  readonly parse: (text: string) => Battle | null;
}

/** Where one game keeps the battle that was left. */
export interface KeptBattle<Battle> {
  /** The battle that was left; `null` where there is none, or none that can be read, which is warned of. */
  readonly read: () => Battle | null;
  /** Keeps another one, or none. */
  readonly write: (battle: Battle | null) => void;
}

/** The unfinished battle of the game with an id, in a storage that all games share. */
export function keptBattle<Battle>(
  storage: TextStorage,
  id: string,
  { format, parse }: TextForm<Battle>,
): KeptBattle<Battle> {
  const kept: Kept<UnfinishedBattles> = keep(storage, UNFINISHED);

  // Another window may have written for another game meanwhile.
  function write(battle: Battle | null): void {
    const { [id]: known, ...others } = kept.readAfresh();
    const text = battle === null ? undefined : format(battle);
    if (text !== known) kept.write(text === undefined ? others : { ...others, [id]: text });
  }

  return {
    read() {
      const text = kept.readAfresh()[id];
      if (text === undefined) return null;
      const battle = parse(text);
      if (battle === null) {
        console.warn(`The unfinished battle of ${id} cannot be read, and is dropped.`);
        write(null);
      }
      return battle;
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

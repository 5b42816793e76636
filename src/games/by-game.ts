import type { GameId } from './catalogue.ts';

/**
 * Finds a game's part among modules of all games' folders, by their paths (`…/games/<id>/<part>`);
 * throws where the folder has none.
 */
export function byGame<Part>(modules: Readonly<Record<string, Part>>): (id: GameId) => Part {
  const parts = new Map(Object.entries(modules).map(([path, part]) => [folderOf(path), part]));
  return (id) => {
    const part = parts.get(id);
    if (part === undefined) throw new Error(`src/games/${id} lacks a part of the other games`);
    return part;
  };
}

function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

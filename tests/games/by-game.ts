import { GAMES, type GameId } from '#games/catalogue.ts';

/**
 * What a file of each game's folder beside this one exports under a name. A folder that lacks the file
 * is an error that names it.
 */
export async function byGame<Part>(
  file: string,
  name: string,
): Promise<Readonly<Record<GameId, Part>>> {
  const parts = GAMES.map(async ({ id }) => {
    const module = (await import(`./${id}/${file}`)) as Readonly<Record<string, Part>>;
    return [id, module[name]] as const;
  });
  return Object.fromEntries(await Promise.all(parts)) as Readonly<Record<GameId, Part>>;
}

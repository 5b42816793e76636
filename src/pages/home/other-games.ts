import { byGame } from '#games/by-game.ts';
import type { GameTile } from '#games/parts.ts';
import { ROUTES, type GameRoute } from '#site/routes.ts';

interface OtherGame extends GameTile {
  readonly route: GameRoute;
}

const tileOf = byGame(
  import.meta.glob<GameTile>('../../games/*/tile.ts', { eager: true, import: 'TILE' }),
);

/** The games that are not played on the home page, in the order they are shown. */
export const OTHER_GAMES: readonly OtherGame[] = ROUTES.flatMap((route) =>
  route.game === null || route.id === 'home' ? [] : [{ route, ...tileOf(route.game) }],
);

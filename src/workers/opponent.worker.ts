import type { ChooseMove } from '#core/game.ts';
import type { UsualLevel } from '#core/mode.ts';
import type { OpponentAnswer, OpponentRequest } from '#core/opponent-protocol.ts';
import { OPPONENTS } from '#games/opponents.ts';

// The page that asks sends a position of the game it names, which no type can express for a message.
type Choose = ChooseMove<never, UsualLevel>;

const CHOICES: ReadonlyMap<string, Choose> = new Map(
  OPPONENTS.map(({ id, chooseMove }): [string, Choose] => [id, chooseMove]),
);

addEventListener('message', ({ data }: MessageEvent<OpponentRequest<never>>) => {
  const { id, game, position, level, seed } = data;
  const choose = CHOICES.get(game);
  if (choose === undefined) throw new Error(`No computer plays ${game}.`);
  const answer: OpponentAnswer = { id, move: choose(position, level, seed) };
  postMessage(answer);
});

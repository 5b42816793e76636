import type { ChooseMove } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import type { OpponentAnswer, OpponentRequest } from '#core/opponent-protocol.ts';
import { drawVoyage } from '#daily-voyage/draw.ts';
import type { VoyageAnswer, VoyageRequest } from '#daily-voyage/protocol.ts';
import { OPPONENTS } from '#games/opponents.ts';

// The page that asks sends a position of the game it names, which no type can express for a message.
type Choose = ChooseMove<never, Level>;

const CHOICES: ReadonlyMap<string, Choose> = new Map(
  OPPONENTS.map(({ id, chooseMove }): [string, Choose] => [id, chooseMove]),
);

type Request = OpponentRequest<never> | VoyageRequest;

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  postMessage('day' in data ? drawn(data) : chosen(data));
});

function drawn({ id, day }: VoyageRequest): VoyageAnswer {
  return { id, voyage: drawVoyage(day) };
}

function chosen({ id, game, position, level, seed }: OpponentRequest<never>): OpponentAnswer {
  const choose = CHOICES.get(game);
  if (choose === undefined) throw new Error(`No computer plays ${game}.`);
  return { id, move: choose(position, level, seed) };
}

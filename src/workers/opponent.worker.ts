import type { ChooseMove } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import type { OpponentAnswer, OpponentGame, OpponentRequest } from '#core/opponent-protocol.ts';
import { chooseMove as chooseConnectFourMove } from '#games/connect-four/ai.ts';
import { chooseMove as chooseUltimateMove } from '#games/ultimate/ai.ts';

// The page that asks sends a position of the game it names, which no type can express for a message.
const CHOICES: Readonly<Record<OpponentGame, ChooseMove<never, Level>>> = {
  'connect-four': chooseConnectFourMove,
  ultimate: chooseUltimateMove,
};

addEventListener('message', ({ data }: MessageEvent<OpponentRequest<never>>) => {
  const { id, game, position, level, seed } = data;
  const answer: OpponentAnswer = { id, move: CHOICES[game](position, level, seed) };
  postMessage(answer);
});

import { ownScript } from '#services/own-script.ts';
// oxlint-disable-next-line import/default -- the build exports a worker's address by default
import address from './opponent.worker.ts?worker&url';

/** A new worker that answers `OpponentRequest`s; throws where the browser has none. */
export function startOpponent(): Worker {
  return new Worker(ownScript(address), { type: 'module', name: 'opponent' });
}

import { ownScript } from '#services/own-script.ts';
// oxlint-disable-next-line import/default -- the build exports a worker's address by default
import address from './voyage.worker.ts?worker&url';

/** A new worker that answers `VoyageRequest`s; throws where the browser has none. */
export function startVoyageWorker(): Worker {
  return new Worker(ownScript(address), { type: 'module', name: 'voyage' });
}

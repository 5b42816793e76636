import { mayKeepLog } from '#log/log-key.ts';
import { useLateModule } from '#ui/late-module.ts';
import type { PuzzleLogProps } from './puzzle-log.tsx';
import { solvedCount } from './state.ts';

const load = () => import('./puzzle-log.tsx');

/** What notes solved puzzles in the captain's log: fetched with the first one, or where a log is kept. */
export function LatePuzzleLog(props: PuzzleLogProps) {
  const { storage, state } = props;
  const hasSolved = solvedCount(state) > 0;
  const kept = useLateModule(true, async () => (mayKeepLog(storage) ? load() : null), warn);
  const late = useLateModule(hasSolved, load, warn) ?? kept;
  return late === null ? null : <late.PuzzleLog {...props} />;
}

function warn(cause: unknown): void {
  console.warn('Puzzles are not noted.', cause);
}

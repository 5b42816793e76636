import { useLateTable } from '#game-frame/table/late-table.tsx';
import type { TextStorage } from '#services/storage.ts';
import type { PausedGame } from './session.ts';
import type { MemoryState } from './state.ts';
import type { MemoryView } from './view.ts';

/** The id under which the game that was left is kept. */
export const MEMORY_ID = 'memory';

/** The game on the table, as what keeps it sees it. */
export interface TabledGame {
  readonly storage: TextStorage;
  readonly view: MemoryView;
  readonly readState: () => MemoryState;
  readonly goOn: (left: PausedGame) => void;
}

/** Keeps the game that is under way, and offers the one that was left. Its code loads with the first move. */
export function LateLeftGame({ tabled }: { readonly tabled: TabledGame }) {
  const { storage, view } = tabled;
  const late = useLateTable({
    id: MEMORY_ID,
    storage,
    isWanted: view.moves > 0,
    load: () => import('./left-game.tsx'),
  });
  return late === null ? null : <late.LeftGame i18n={late.i18n} tabled={tabled} />;
}

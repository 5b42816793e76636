import { useEffect, useEffectEvent, useRef } from 'react';
import { puzzlesSolvedNow } from '#log/counts.ts';
import type { Deed } from '#log/deeds.ts';
import { logIn, noteDeed } from '#log/stored-log.ts';
import type { TextStorage } from '#services/storage.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { solvedCount, type PuzzlesState } from './state.ts';

export interface PuzzleLogProps {
  readonly storage: TextStorage;
  readonly state: PuzzlesState;
  /** Counts puzzles as solved. */
  readonly onRecall: (solved: ReadonlySet<PuzzleId>) => void;
}

/** Notes in the captain's log which puzzles are solved, and recalls those of earlier visits. It shows nothing. */
export function PuzzleLog({ storage, state, onRecall }: PuzzleLogProps) {
  const noted = useRef(new Set<PuzzleId>());
  const isRecalled = useRef(false);

  const note = (deed: Deed) => noteDeed(storage, deed, Date.now());

  const noteProgress = useEffectEvent(({ progress }: Pick<PuzzlesState, 'progress'>) => {
    const log = logIn(storage).readAfresh();
    if (solvedCount(state) === 0 && noted.current.size > 0) {
      note({ kind: 'again' });
      noted.current.clear();
    }
    for (const id of PUZZLE_IDS) {
      if (progress[id] !== 'solved' || noted.current.has(id)) continue;
      noted.current.add(id);
      note({ kind: 'puzzle', id });
    }
    if (isRecalled.current) return;
    isRecalled.current = true;
    const earlier = log.isOn ? puzzlesSolvedNow(log.entries) : new Set<PuzzleId>();
    if (earlier.size === 0) return;
    for (const id of earlier) noted.current.add(id);
    onRecall(earlier);
  });
  useEffect(() => noteProgress({ progress: state.progress }), [state.progress]);

  return null;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { SolverError, type SolverClient } from '#session/solver-client.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import { judge, positionsOf, type Battle, type JudgedMove } from './judging.ts';

/** How far a battle has been judged, or why it cannot be. */
export type Scoring =
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'judged'; readonly moves: readonly JudgedMove[] }
  /** Browser or host allow no perfect play. */
  | { readonly kind: 'refused' }
  /** Its code could not be fetched. */
  | { readonly kind: 'failed' };

const BEGINNING: Scoring = { kind: 'working', done: 0 };

/** Asks the solver for the score of each position of a battle, the last one first: late ones take least. */
export function useScores(battle: Battle, loadSolver: () => Promise<SolverClient>): Scoring {
  const [scoring, setScoring] = useState(BEGINNING);
  const work = useEffectEvent((signal: AbortSignal) =>
    scoresOf(battle, {
      loadSolver,
      signal,
      onScore: (done) => setScoring({ kind: 'working', done }),
    }),
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    work(signal).then(
      (scores) => setScoring({ kind: 'judged', moves: judge(battle, scores) }),
      (cause: unknown) => {
        if (signal.aborted) return;
        console.warn('The battle cannot be reviewed.', cause);
        setScoring({ kind: cause instanceof SolverError ? 'refused' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [battle]);
  return scoring;
}

interface Scorer {
  readonly loadSolver: () => Promise<SolverClient>;
  readonly signal: AbortSignal;
  /** Called after each score with how many are known. */
  readonly onScore: (done: number) => void;
}

async function scoresOf(
  battle: Battle,
  { loadSolver, signal, onScore }: Scorer,
): Promise<readonly number[]> {
  const solver = await loadSolver();
  let scores: readonly number[] = [];
  for (const position of positionsOf(battle).toReversed()) {
    const question = { asks: 'score', position: solverPosition(position) } as const;
    scores = [await solver.ask<'score'>(question, signal), ...scores];
    signal.throwIfAborted();
    onScore(scores.length);
  }
  return scores;
}

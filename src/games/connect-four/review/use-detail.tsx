import { useEffect, useEffectEvent, useState } from 'react';
import type { Move } from '#core/game.ts';
import type { SolverClient } from '#session/solver-client.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import { isWorthAsking, positionsOf, type Battle, type JudgedMove } from './judging.ts';

/** What is found out about a move when it is shown. */
export interface Detail {
  /** The columns with which perfect play goes on instead; empty where no column was better. */
  readonly line: readonly Move[];
  /** It was hard to find, and the only one that kept what its side had. */
  readonly isOnlyMove: boolean;
}

const NOTHING: Detail = { line: [], isOnlyMove: false };

/** The better column, and four discs more. */
const LINE_LENGTH = 5;

/** What there is to know about a move; null until it has been found out. */
export function useDetail(
  battle: Battle,
  move: JudgedMove,
  loadSolver: () => Promise<SolverClient>,
): Detail | null {
  const [known, setKnown] = useState<ReadonlyMap<number, Detail>>(new Map());
  const { ply } = move;
  const find = useEffectEvent((signal: AbortSignal) =>
    known.has(ply) ? null : detailOf(battle, move, { loadSolver, signal }),
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const note = (detail: Detail) => setKnown((before) => new Map(before).set(ply, detail));
    find(signal)?.then(
      (detail) => signal.aborted || note(detail),
      (cause: unknown) => {
        if (signal.aborted) return;
        console.warn('The better line is not known.', cause);
        note(NOTHING);
      },
    );
    return () => controller.abort();
  }, [ply]);
  return known.get(ply) ?? null;
}

interface Asking {
  readonly loadSolver: () => Promise<SolverClient>;
  readonly signal: AbortSignal;
}

async function detailOf(
  battle: Battle,
  move: JudgedMove,
  { loadSolver, signal }: Asking,
): Promise<Detail> {
  const before = positionsOf(battle)[move.ply];
  if (before === undefined) return NOTHING;
  const position = solverPosition(before);
  if (move.judgement !== 'best') {
    const solver = await loadSolver();
    const { line } = await solver.ask<'line'>(
      { asks: 'line', position, length: LINE_LENGTH },
      signal,
    );
    return { line, isOnlyMove: false };
  }
  if (!isWorthAsking(move, before)) return NOTHING;
  const solver = await loadSolver();
  const keeping = await solver.ask<'keeping'>({ asks: 'keeping', position }, signal);
  return { line: [], isOnlyMove: keeping.length === 1 };
}

import { DIFFICULTIES, type Difficulty } from './difficulties.ts';

/** Where the best scores are stored. */
export const BEST_SCORES_KEY = 'pirateMemoryScores';

/** The fewest moves and the least time, perhaps from different games; `null` while there is none. */
export interface BestScore {
  readonly moves: number | null;
  /** In whole seconds. */
  readonly time: number | null;
}

export type BestScores = Readonly<Record<Difficulty, BestScore>>;

/** What a finished game is measured by. */
export interface Result {
  readonly moves: number;
  /** In whole seconds. */
  readonly time: number;
}

/** What a stored text says. */
export interface StoredScores {
  readonly scores: BestScores;
  /** False when something was not understood and counts as none; the console should report it. */
  readonly isIntact: boolean;
}

/** Every game takes at least one move and one second; a larger figure is not a person's score. */
const FIGURES = { least: 1, largest: 1_000_000 };

const NONE: BestScore = { moves: null, time: null };

export const NO_BEST_SCORES: BestScores = { easy: NONE, medium: NONE, hard: NONE };

/** Reads what was stored, whoever stored it; `null` stands for nothing stored. */
export function parseBestScores(text: string | null): StoredScores {
  if (text === null) return { scores: NO_BEST_SCORES, isIntact: true };
  const stored = parseJson(text);
  if (!isObject(stored)) return { scores: NO_BEST_SCORES, isIntact: false };
  const scores = scoresBy((difficulty) => bestOf(stored[difficulty]));
  return { scores, isIntact: DIFFICULTIES.every((difficulty) => isWhole(stored[difficulty])) };
}

/** The text to be stored: `{"easy":{"moves":8,"time":41},"medium":null,"hard":null}`. */
export function formatBestScores(scores: BestScores): string {
  return JSON.stringify(
    scoresBy((difficulty) => {
      const best = scores[difficulty];
      return best.moves === null && best.time === null ? null : best;
    }),
  );
}

/** The scores after a result: a record if it beats the moves or the time, or there is none to beat. */
export function withResult(
  scores: BestScores,
  difficulty: Difficulty,
  result: Result,
): { readonly scores: BestScores; readonly isRecord: boolean } {
  const old = scores[difficulty];
  const best = better(old, result);
  const isRecord = best.moves !== old.moves || best.time !== old.time;
  return { scores: { ...scores, [difficulty]: best }, isRecord };
}

/** The better of each figure, so that neither of two windows loses what it has stored. */
export function merged(some: BestScores, others: BestScores): BestScores {
  return scoresBy((difficulty) => better(some[difficulty], others[difficulty]));
}

/** The better of each figure. */
export function better(a: BestScore, b: BestScore): BestScore {
  return { moves: least(a.moves, b.moves), time: least(a.time, b.time) };
}

function least(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

function bestOf(stored: unknown): BestScore {
  return isObject(stored)
    ? { moves: figureOf(stored['moves']), time: figureOf(stored['time']) }
    : NONE;
}

// A stored record has both figures: every finished game has both.
function isWhole(stored: unknown): boolean {
  if (stored === undefined || stored === null) return true;
  const { moves, time } = bestOf(stored);
  return moves !== null && time !== null;
}

function figureOf(stored: unknown): number | null {
  const isFigure =
    typeof stored === 'number' &&
    Number.isInteger(stored) &&
    stored >= FIGURES.least &&
    stored <= FIGURES.largest;
  return isFigure ? stored : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function scoresBy<Score>(score: (difficulty: Difficulty) => Score): Record<Difficulty, Score> {
  return { easy: score('easy'), medium: score('medium'), hard: score('hard') };
}

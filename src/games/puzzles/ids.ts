/** The six puzzles in the order in which they are shown. */
export const PUZZLE_IDS = ['easy-1', 'easy-2', 'medium-1', 'medium-2', 'hard-1', 'hard-2'] as const;

export type PuzzleId = (typeof PUZZLE_IDS)[number];

/** What the first load of a page may weigh, as sent. A KB is 1000 bytes. */
export interface Budget {
  readonly path: string;
  readonly scriptKb: number;
  /** All that is loaded without scrolling: pictures and fonts too. */
  readonly totalKb: number;
}

export const BUDGETS: readonly Budget[] = [
  { path: '/', scriptKb: 85, totalKb: 160 },
  { path: '/ar', scriptKb: 85, totalKb: 160 },
];

/** For every page that has no budget of its own. */
export const FALLBACK_BUDGET = { scriptKb: 110, totalKb: 200 } as const;

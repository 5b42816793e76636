import type * as LogActions from './log-actions.ts';

let resolveOpened: () => void;

/** Resolves once somebody has opened the log. */
export const logOpened = new Promise<void>((resolve) => {
  resolveOpened = resolve;
});

/** Fetches what reads and writes the log; rejects when that cannot be fetched. */
export async function openLog(): Promise<typeof LogActions> {
  const actions = await import('./log-actions.ts');
  actions.follow();
  resolveOpened();
  return actions;
}

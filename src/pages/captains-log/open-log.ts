import type * as OpenedLog from './opened-log.ts';

let resolveOpened: () => void;

/** Resolves once somebody has opened the log. */
export const logOpened = new Promise<void>((resolve) => {
  resolveOpened = resolve;
});

/** Fetches what reads and writes the log; rejects when that cannot be fetched. */
export async function openLog(): Promise<typeof OpenedLog> {
  const opened = await import('./opened-log.ts');
  opened.follow();
  resolveOpened();
  return opened;
}

/** A host with many machines may need this long to put a release on all of them. */
const PATIENCE_MS = 24 * 3_600_000;

/** The cache that records since when updates have been refused. */
const NOTE_CACHE = 'refused-updates';
const NOTE_PATH = '/since';

/**
 * Whether updates have been refused for so long that the host will never serve what was built. Counting
 * begins with the first call.
 */
export async function areRefusedForGood(nowMs: number): Promise<boolean> {
  const cache = await caches.open(NOTE_CACHE);
  const note = await cache.match(NOTE_PATH);
  if (note !== undefined) return nowMs - Number(await note.text()) > PATIENCE_MS;
  await cache.put(NOTE_PATH, new Response(String(nowMs)));
  return false;
}

/** Restarts the count, because the host has served what was built. */
export async function forgetRefusals(): Promise<void> {
  await caches.delete(NOTE_CACHE);
}

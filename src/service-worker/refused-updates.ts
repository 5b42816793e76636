/** A host with many machines may need that long until all of them have a release. */
const PATIENCE_MS = 24 * 3_600_000;

/** The cache that notes since when updates have been refused. */
const NOTE_CACHE = 'refused-updates';
const NOTE_PATH = '/since';

/**
 * Whether updates have been refused for so long, because the host does not serve what was built, that it is
 * not going to. Begins to count with the first question.
 */
export async function areRefusedForGood(nowMs: number): Promise<boolean> {
  const cache = await caches.open(NOTE_CACHE);
  const note = await cache.match(NOTE_PATH);
  if (note !== undefined) return nowMs - Number(await note.text()) > PATIENCE_MS;
  await cache.put(NOTE_PATH, new Response(String(nowMs)));
  return false;
}

/** The host has served what was built: counting begins anew. */
export async function forgetRefusals(): Promise<void> {
  await caches.delete(NOTE_CACHE);
}

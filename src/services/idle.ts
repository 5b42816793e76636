/** A browser that does not report when it is idle is assumed idle this long after the load. */
const PATIENCE_MS = 2000;

/** Resolves when the page has been loaded and the browser has nothing better to do. */
export async function idleAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PATIENCE_MS);
  });
}

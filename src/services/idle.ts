/** Where the browser does not tell when it is idle, that long after the load it will be. */
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

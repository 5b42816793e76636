/** A host that has not answered within this time counts as unreachable. */
const ANSWER_LIMIT_MS = 3000;
/** Code of the page that takes longer than this is left to the next load. */
const CODE_LIMIT_MS = 5000;

/**
 * For a page whose own code is missing or broken: makes sure that the next load gets everything
 * from the host, whatever this device keeps. Does nothing when the host does not answer: a flawed
 * copy is better than none. Never rejects. `workerScript` is the address of the service worker,
 * which every release has.
 */
export async function askHostAnew(workerScript: string): Promise<void> {
  try {
    if (!(await answers(workerScript))) return;
    // Without a worker in control, the copy is not the cause.
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
      await dropCopy();
    await renewCode();
  } catch (error) {
    console.warn('The host is not asked.', error);
  }
}

/** Loads the page anew, with everything from the host if that answers. */
export async function reloadFromHost(workerScript: string): Promise<void> {
  await askHostAnew(workerScript);
  location.reload();
}

/** Checks the type as well: a network that wants a log-in first answers every request with a page. */
async function answers(workerScript: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const asked = fetch(workerScript, { method: 'HEAD', cache: 'no-store', signal });
  const answer = await asked.catch(() => null);
  return answer?.ok === true && /\bjavascript\b/.test(answer.headers.get('Content-Type') ?? '');
}

/** The service worker goes on without the copy and keeps a new one. */
async function dropCopy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Built files never change under their names, so the browser's own cache would not ask the host again. */
async function renewCode(): Promise<void> {
  const signal = AbortSignal.timeout(CODE_LIMIT_MS);
  const modules = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const renewed = [...modules].map(async ({ href }) => {
    const answer = await fetch(href, { cache: 'no-cache', signal });
    await answer.arrayBuffer();
  });
  await Promise.allSettled(renewed);
}

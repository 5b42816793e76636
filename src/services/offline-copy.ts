import { ownScript } from './own-script.ts';
import type { ServiceWorkerMessage } from './service-worker-protocol.ts';

interface OfflineCopyParts {
  /** The address of the service worker's script. */
  readonly script: string;
  /** The language of the page. */
  readonly language: string;
  /** Called with a way to load it whenever a new version of the site is stored and waits for its turn. */
  readonly onNewVersion: (load: () => void) => void;
}

/** How often a page that stays open asks for a new version. */
const ASK_AGAIN_AFTER_MS = 3_600_000;

/**
 * Lets a service worker keep a copy of the site in this language, so that it works without a
 * connection. Rejects when the browser has none or will not have this one, or when it cannot get all
 * that it is to keep.
 */
export async function keepOfflineCopy(parts: OfflineCopyParts): Promise<void> {
  const { script, language, onNewVersion } = parts;
  const { serviceWorker } = navigator;
  // The script itself must never come out of the browser's cache: it is what says that there is news.
  const registration = await serviceWorker.register(ownScript(script), { updateViaCache: 'none' });
  const offer = (worker: ServiceWorker) => onNewVersion(() => loadVersionOf(worker));
  if (registration.waiting !== null && serviceWorker.controller !== null) {
    offer(registration.waiting);
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller it is the first one: nothing new.
      if (installing.state === 'installed' && serviceWorker.controller !== null) offer(installing);
    });
  });
  askNowAndThen(registration);
  const { active } = await Promise.race([serviceWorker.ready, failureOf(registration.installing)]);
  active?.postMessage({ type: 'visited', language } satisfies ServiceWorkerMessage);
}

/** Rejects when a worker cannot be installed. */
function failureOf(worker: ServiceWorker | null): Promise<never> {
  return new Promise((_, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant')
        reject(new Error('Not all of the site came as it was built.'));
    });
  });
}

/** Hands the page over to a waiting worker and loads it anew; other windows play on as they are. */
function loadVersionOf(worker: ServiceWorker): void {
  const loadWhenItsTurnCame = () => {
    // A worker that a newer one has replaced gets no turn: the newer one is offered next.
    if (worker.state === 'activated' || worker.state === 'redundant') location.reload();
  };
  worker.addEventListener('statechange', loadWhenItsTurnCame);
  worker.postMessage({ type: 'activate' } satisfies ServiceWorkerMessage);
  // Another window may have asked for it before.
  loadWhenItsTurnCame();
}

/** Browsers look for a new worker at each full load only, and a game page may stay open for days. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedAtMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() < askedAtMs + ASK_AGAIN_AFTER_MS) return;
    askedAtMs = performance.now();
    // Without a connection there is no answer, and no harm.
    registration.update().catch(() => undefined);
  });
}

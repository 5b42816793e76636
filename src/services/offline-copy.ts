import { ownScript } from './own-script.ts';
import type { ServiceWorkerMessage } from './service-worker-protocol.ts';

interface OfflineCopyParts {
  /** The address of the service worker's script. */
  readonly script: string;
  /** The language of the page. */
  readonly language: string;
  /** Called whenever a new version of the site is stored and waiting, with a function that loads it. */
  readonly onNewVersion: (load: () => void) => void;
}

/** How often a page that stays open asks for a new version. */
const ASK_AGAIN_AFTER_MS = 3_600_000;

/**
 * Lets a service worker keep a copy of the site in this language, so that it works without a
 * connection. Rejects when the browser has no service workers or refuses this one, or when the
 * worker cannot get all that it has to keep.
 */
export async function keepOfflineCopy(parts: OfflineCopyParts): Promise<void> {
  const { script, language, onNewVersion } = parts;
  const { serviceWorker } = navigator;
  // The script must never come from the browser's cache: it is what announces new versions.
  const registration = await serviceWorker.register(ownScript(script), { updateViaCache: 'none' });
  const offer = (worker: ServiceWorker) => onNewVersion(() => loadVersionOf(worker));
  if (registration.waiting !== null && serviceWorker.controller !== null) {
    offer(registration.waiting);
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first worker, so nothing is new.
      if (installing.state === 'installed' && serviceWorker.controller !== null) offer(installing);
    });
  });
  askNowAndThen(registration);
  const { active } = await Promise.race([serviceWorker.ready, failureOfFirst(registration)]);
  active?.postMessage({ type: 'visited', language } satisfies ServiceWorkerMessage);
}

/** Rejects when the first worker cannot be installed, which may have happened before this is called. */
function failureOfFirst(registration: ServiceWorkerRegistration): Promise<never> {
  const { installing, waiting, active } = registration;
  return new Promise((_, reject) => {
    if (waiting !== null || active !== null) return;
    const rejectWhenGone = () => {
      if (installing === null || installing.state === 'redundant')
        reject(new Error('Not all of the site came.'));
    };
    installing?.addEventListener('statechange', rejectWhenGone);
    rejectWhenGone();
  });
}

/** Hands the page over to a waiting worker and reloads it; other windows go on as they are. */
function loadVersionOf(worker: ServiceWorker): void {
  const loadWhenItsTurnCame = () => {
    // A worker that was replaced by a newer one is never activated: the newer one is offered next.
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
    // Without a connection the update fails, which does no harm.
    registration.update().catch(() => undefined);
  });
}

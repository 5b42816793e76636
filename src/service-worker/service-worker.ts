import type { ServiceWorkerMessage } from '#services/service-worker-protocol.ts';
import { NotAsBuilt } from './as-built.ts';
import { areRefusedForGood } from './refused-updates.ts';
import { createSiteCopy } from './site-copy.ts';
import type { SiteFiles } from './site-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const SITE_FILES: SiteFiles;

/** Only pages of the site can send such a message. */
interface PageMessage extends ExtendableMessageEvent {
  readonly data: ServiceWorkerMessage;
}

const copy = createSiteCopy(SITE_FILES);

// A new worker waits until no window needs the old one, or until the visitor wants it.
self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(copy.dropOutdated().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!copy.answers(request)) return;
  // A copy that cannot be read must not stand between the visitor and the site.
  event.respondWith(copy.answer(request).catch(() => fetch(request)));
});

self.addEventListener('message', (event: PageMessage) => {
  const { data: message } = event;
  event.waitUntil(message.type === 'activate' ? self.skipWaiting() : visited(message.language));
});

/** Rejects unless the whole new copy is there, so that an old worker goes on with its own. */
async function install(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  try {
    await copy.fillAll(windows);
  } catch (error) {
    const isUpdate = self.registration.active !== null;
    if (!isUpdate || !(error instanceof NotAsBuilt)) throw error;
    // If the built files never come, a new site without a copy is better than the old one for ever.
    if (!(await areRefusedForGood(Date.now()))) throw error;
  }
}

async function visited(language: string): Promise<void> {
  await copy.noteVisit(language);
  const { waiting, installing } = self.registration;
  // The pages on the server are those of the newer worker: it keeps the language when its turn comes.
  if (waiting === null && installing === null) await copy.fillLanguage(language);
}

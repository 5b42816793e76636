import type { ServiceWorkerMessage } from '#services/service-worker-protocol.ts';
import { createSiteCopy } from './site-copy.ts';
import type { SiteFiles } from './site-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const SITE_FILES: SiteFiles;

/** Only pages of the site can send one. */
interface PageMessage extends ExtendableMessageEvent {
  readonly data: ServiceWorkerMessage;
}

const copy = createSiteCopy(SITE_FILES);

// A new worker waits until no window needs the old one, or until the visitor wants it.
self.addEventListener('install', (event) => {
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((windows) => copy.fill(event, windows)),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(copy.dropOutdated().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  if (!copy.answers(event.request)) return;
  // A copy that cannot be read must not stand between the visitor and the site.
  event.respondWith(copy.answer(event).catch(() => fetch(event.request)));
});

self.addEventListener('message', (event: PageMessage) => {
  const { data: message } = event;
  if (message.type === 'activate') event.waitUntil(self.skipWaiting());
  // The pages on the server are those of the newer worker: it keeps the language when its turn comes.
  else if (self.registration.waiting === null && self.registration.installing === null) {
    event.waitUntil(copy.fillLanguage(event, message.language));
  }
});

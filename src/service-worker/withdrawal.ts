/*
 * Replaces the service worker once the site is no longer to be kept: it drops every copy and
 * itself. Browsers fetch it by the old worker's name, without any page asking for it.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  // Unregistering is not awaited: it would wait for the worker's own activation.
  event.waitUntil(dropCopies().then(() => void self.registration.unregister()));
});

async function dropCopies(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Paths, without a language's prefix, of what is no page of the collection: the only list. */

/** The page for paths that lead nowhere. */
export const NOT_FOUND_PATH = '/404';

/** The page that the service worker shows in place of one which it cannot fetch. */
export const OFFLINE_PATH = '/offline';

/** The web app manifest; each language has its own. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The service worker, of all languages together. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

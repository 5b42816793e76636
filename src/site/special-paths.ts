/** Paths, without a language's prefix, of everything that is not a page of the collection: the only list. */

/** The page for paths that lead nowhere. */
export const NOT_FOUND_PATH = '/404';

/** The page that the service worker shows in place of one that it cannot fetch. */
export const OFFLINE_PATH = '/offline';

/** The web app manifest; each language has its own. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The service worker, one for all languages. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

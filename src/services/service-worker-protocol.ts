/** What a page tells the service worker. */
export type ServiceWorkerMessage =
  /** Somebody visits the site in a language: its pages are worth keeping. */
  | { readonly type: 'visited'; readonly language: string }
  /** The visitor wants the new version that the addressed worker belongs to. */
  | { readonly type: 'activate' };

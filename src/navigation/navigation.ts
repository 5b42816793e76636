import { withoutClosingSlash } from '#i18n/languages.ts';
import type { Route } from '#site/routes.ts';
import { createStore, type Store } from '#ui/store.ts';
import type { Page } from './page.ts';

/** A page that is ready to be shown; `route` is null for a path that leads nowhere. */
export interface ShownPage {
  readonly pathname: string;
  readonly route: Route | null;
  readonly page: Page;
  /** How it came to be shown; focus and scrolling depend on it. */
  readonly arrival: 'load' | 'link' | 'history';
}

/** Resolves what a path shows, with its code and its texts ready. */
export type PreparePage = (pathname: string) => Promise<Pick<ShownPage, 'route' | 'page'>>;

export interface Navigation {
  readonly store: Store<ShownPage>;
  /** Shows another page of the site once all of it is there, so that nothing flashes in between. */
  readonly navigate: (to: string) => void;
  /** Fetches what a path will need, so that going there is instant; the visit deals with a failure. */
  readonly prefetch: (pathname: string) => void;
  /** Follows the browser's back and forward; returns a function that stops. */
  readonly followHistory: () => () => void;
}

/** Navigation that begins with a page that is ready. */
export function createNavigation(prepare: PreparePage, first: ShownPage): Navigation {
  const store = createStore<ShownPage>(first);
  let latest = 0;

  async function show(pathname: string, arrival: ShownPage['arrival'], effects: Effects) {
    latest += 1;
    const request = latest;
    const prepared = await prepare(pathname).catch(() => null);
    if (request !== latest) return;
    // A full load tries the page once more, and gets a newer release if there is one by now.
    if (prepared === null) return effects.load();
    // The path may be a file beside the pages or another address of one, so the host is asked. For the
    // first page it has answered already.
    if (prepared.route === null && pathname !== first.pathname) return effects.load();
    effects.enter();
    store.write({ pathname, arrival, ...prepared });
  }

  return {
    store,
    navigate(to) {
      const url = new URL(to, location.href);
      url.pathname = withoutClosingSlash(url.pathname);
      const { pathname, href } = url;
      void show(pathname, 'link', {
        enter: () => {
          // How far down the page that is left was; see `useArrival`.
          history.replaceState(scrollY, '');
          history.pushState(null, '', href);
        },
        load: () => location.assign(href),
      });
    },
    prefetch(pathname) {
      prepare(pathname).catch(() => undefined);
    },
    followHistory() {
      const follow = () => {
        const shown = store.read();
        const { pathname } = location;
        // This page is already shown, perhaps at another anchor: a page still on its way is outdated.
        if (shown.pathname === pathname) {
          latest += 1;
          return;
        }
        void show(pathname, 'history', {
          enter: () => undefined,
          load: () => location.reload(),
        });
      };
      addEventListener('popstate', follow);
      return () => removeEventListener('popstate', follow);
    },
  };
}

interface Effects {
  /** Enters the address of a page that is ready. */
  readonly enter: () => void;
  /** Does a full load, for a page whose parts could not be fetched and for a path that only the host knows. */
  readonly load: () => void;
}

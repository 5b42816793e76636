import type { Route } from '#site/routes.ts';
import { createStore, type Store } from '#ui/store.ts';
import type { Page } from './page.ts';

/** A page that is ready to be shown; `page` is null for a path without one. */
export interface ShownPage {
  readonly pathname: string;
  readonly route: Route | null;
  readonly page: Page | null;
  /** How it came to be shown; focus and scrolling depend on it. */
  readonly arrival: 'load' | 'link' | 'history';
}

export type Shown = ShownPage | { readonly failure: unknown };

/** Resolves what a path shows, with its code and its texts ready. */
export type PreparePage = (pathname: string) => Promise<Pick<ShownPage, 'route' | 'page'>>;

export interface Navigation {
  readonly store: Store<Shown>;
  /** Shows another page of the site when all of it is there: nothing flashes in between. */
  readonly navigate: (to: string) => void;
  /** Fetches what a path will need, so that going there is instant; a failure is left to the visit. */
  readonly prefetch: (pathname: string) => void;
  /** Follows the browser's back and forward; returns how to stop. */
  readonly followHistory: () => () => void;
}

/** Navigation that begins with a page that is ready. */
export function createNavigation(prepare: PreparePage, first: ShownPage): Navigation {
  const store = createStore<Shown>(first);
  let latest = 0;

  async function show(pathname: string, arrival: ShownPage['arrival'], enter: () => void) {
    latest += 1;
    const request = latest;
    try {
      const prepared = await prepare(pathname);
      if (request !== latest) return;
      enter();
      store.write({ pathname, arrival, ...prepared });
    } catch (failure) {
      if (request === latest) store.write({ failure });
    }
  }

  return {
    store,
    navigate(to) {
      const { pathname, href } = new URL(to, location.href);
      void show(pathname, 'link', () => history.pushState(null, '', href));
    },
    prefetch(pathname) {
      prepare(pathname).catch(() => undefined);
    },
    followHistory() {
      const follow = () => {
        const shown = store.read();
        const { pathname } = location;
        // The page that is shown already, perhaps at another anchor: what was on its way is outdated.
        if (!('failure' in shown) && shown.pathname === pathname) {
          latest += 1;
          return;
        }
        void show(pathname, 'history', () => undefined);
      };
      addEventListener('popstate', follow);
      return () => removeEventListener('popstate', follow);
    },
  };
}

/** Texts that outlive the page, shared by all windows of the site. */
export interface TextStorage {
  /** The text under a key; `null` when there is none. */
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  /** Calls back when a key may have been changed from outside this page; returns how to stop. */
  readonly follow: (key: string, listener: () => void) => () => void;
}

/** The text that the browser stores under a key, `null` without one; throws where storage is blocked or absent. */
export function storedText(key: string): string | null {
  const text: unknown = localStorage.getItem(key);
  // A substitute for the storage may return nothing but `undefined`.
  return typeof text === 'string' ? text : null;
}

/**
 * The browser's storage. Where it is blocked, full or absent, written texts last as long as the
 * page, and the console is warned once.
 */
export function createBrowserStorage(): TextStorage {
  /** Texts that could not be stored. */
  const unstored = new Map<string, string>();
  let hasWarned = false;

  function warn(error: unknown): void {
    if (hasWarned) return;
    hasWarned = true;
    console.warn('Nothing can be stored beyond this page.', error);
  }

  return {
    read(key) {
      try {
        return unstored.get(key) ?? storedText(key);
      } catch (error) {
        warn(error);
        return null;
      }
    },
    write(key, text) {
      try {
        localStorage.setItem(key, text);
        unstored.delete(key);
      } catch (error) {
        warn(error);
        unstored.set(key, text);
      }
    },
    follow(key, listener) {
      const onStorage = ({ key: changed }: StorageEvent) => {
        // When the whole storage is cleared, the event names no key.
        if (changed !== key && changed !== null) return;
        unstored.delete(key);
        listener();
      };
      // A page in the back/forward cache gets no events about what other pages write.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      addEventListener('storage', onStorage);
      addEventListener('pageshow', onPageShow);
      return () => {
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

/** The one storage of this page. */
export const browserStorage = /* @__PURE__ */ createBrowserStorage();

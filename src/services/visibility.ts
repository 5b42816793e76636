/** Whether the page can be seen. */
export interface Visibility {
  /** Calls back whenever the page goes out of sight; returns how to stop. */
  readonly onHidden: (listener: () => void) => () => void;
}

/** As the browser reports it: another tab, a minimised window, a locked phone, another page. */
export const browserVisibility: Visibility = {
  onHidden(listener) {
    const follow = () => {
      if (document.hidden) listener();
    };
    document.addEventListener('visibilitychange', follow);
    // Not every browser reports the change when a page goes into the back/forward cache.
    addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pagehide', listener);
    };
  },
};

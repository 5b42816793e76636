import { useEffect } from 'react';

/**
 * Tells the style sheets how tall the page's header is, as long as the component is shown: enlarged text
 * may make it taller than they assume.
 */
export function useHeaderHeight(): void {
  useEffect(() => {
    const header = document.querySelector('header');
    if (header === null || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--header-height', `${header.offsetHeight}px`);
    });
    observer.observe(header);
    return () => {
      observer.disconnect();
      style.removeProperty('--header-height');
    };
  }, []);
}

import { askBrowser } from './ask-browser.ts';
import type { Clock } from './clock.ts';
import type { Consent } from './consent.ts';
import type { Kept } from './kept.ts';

/** When a visit is judged, counted from the document's load event. */
const JUDGED_AFTER_MS = 30_000;
/** The share of the page that the visitor has to scroll beyond. */
const ENGAGED_DEPTH = 0.25;

/** The command that an owner's analytics takes: https://developers.google.com/tag-platform/gtagjs/reference */
type Gtag = (command: 'event', name: string, parameters: Parameters) => void;
type Parameters = Readonly<Record<string, string | number>>;

declare global {
  interface Window {
    /** The site does not include it: it exists where the owner has installed an analytics script. */
    readonly gtag?: Gtag;
  }
}

/**
 * Tells the owner's analytics two things about this visit: which pictures were loaded, each file
 * once, and once, after 30 s, how far the visitor scrolled, if further than a quarter of a page.
 * Sends each only if the visitor's stored choice allows it at that moment.
 */
export async function followVisit(
  clock: Clock,
  consent: Pick<Kept<Consent>, 'readAfresh'>,
): Promise<void> {
  const paths = new Set<string>();
  // The visitor may have scrolled before this code came.
  let depth = scrollDepth();

  /** True when analytics exists and the visitor allows it. */
  function tell(name: string, parameters: Parameters): boolean {
    const { gtag } = window;
    if (typeof gtag !== 'function' || consent.readAfresh() !== 'accepted') return false;
    try {
      gtag('event', name, parameters);
    } catch (error) {
      console.warn('The analytics failed.', error);
    }
    return true;
  }

  function tellOfImage(image: EventTarget | null): void {
    if (!(image instanceof HTMLImageElement)) return;
    const path = new URL(image.currentSrc).pathname;
    if (!paths.has(path) && tell('image_loaded', { image_path: path })) paths.add(path);
  }

  addEventListener('scroll', () => (depth = Math.max(depth, scrollDepth())), { passive: true });
  // Load events of pictures do not bubble to the document, but it can capture them.
  document.addEventListener('load', ({ target }) => tellOfImage(target), true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth > 0) tellOfImage(image);
  }

  const loadedAtMs = await loadOfDocument(clock);
  const restMs = Math.max(0, loadedAtMs + JUDGED_AFTER_MS - clock.now());
  await clock.wait(restMs, new AbortController().signal);
  if (depth <= ENGAGED_DEPTH) return;
  tell('engaged_session', {
    engagement_time_msec: Math.round(clock.now() - loadedAtMs),
    scroll_depth: Math.round(depth * 100),
  });
}

/** How far down the page the window is: 0 at its top, 1 at its end. */
function scrollDepth(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? scrollY / (scrollHeight - clientHeight) : 0;
}

/**
 * The time of the document's load event, waiting for it if need be: the application may start
 * before or after it.
 */
async function loadOfDocument(clock: Clock): Promise<number> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const [visit] = askBrowser(() => performance.getEntriesByType('navigation'), []);
  return visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : clock.now();
}

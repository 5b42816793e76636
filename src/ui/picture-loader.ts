type Phase = 'waiting' | 'loading' | 'loaded' | 'failed';

/** How far from the window a picture begins to load. */
const MARGIN = '50px';

let nearness: IntersectionObserver | null = null;

/**
 * Follows a picture on the page. A waiting picture has no `src`; its address is in `data-picture`.
 * The loader sets `src` when the picture comes within 50 px of the window, or at once where the
 * browser has no IntersectionObserver. `data-phase` tells the style how far the picture has come. A
 * picture that fails to load causes one warning on the console. Returns a function that stops
 * following.
 */
export function followPicture(image: HTMLImageElement): () => void {
  image.addEventListener('load', noteLoaded);
  image.addEventListener('error', noteFailed);
  const isShown = image.currentSrc !== '';
  const { picture } = image.dataset;
  if (picture !== undefined && !image.hasAttribute('src')) {
    // A `<source>` beside it may already show it, but only while that source suits the window.
    if (isShown) image.src = picture;
    else waitUntilNear(image);
  }
  // It may have loaded or failed before this code ran, when nothing listened for the event.
  if (isShown && image.complete) note(image, image.naturalWidth > 0 ? 'loaded' : 'failed');
  return () => nearness?.unobserve(image);
}

/** The same for all pictures inside an element. */
export function followPicturesIn(element: Element): () => void {
  const stops = [...element.querySelectorAll('img')].map(followPicture);
  return () => {
    for (const stop of stops) stop();
  };
}

function waitUntilNear(image: HTMLImageElement): void {
  enter(image, 'waiting');
  if (!('IntersectionObserver' in window)) return load(image);
  nearness ??= new IntersectionObserver(loadNear, { rootMargin: MARGIN });
  nearness.observe(image);
}

function loadNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
    nearness?.unobserve(target);
    load(target);
  }
}

function load(image: HTMLImageElement): void {
  enter(image, 'loading');
  image.src = image.dataset['picture'] ?? '';
}

function noteLoaded({ currentTarget }: Event): void {
  note(currentTarget, 'loaded');
}

function noteFailed({ currentTarget }: Event): void {
  note(currentTarget, 'failed');
}

function note(image: EventTarget | null, phase: 'loaded' | 'failed'): void {
  if (!(image instanceof HTMLImageElement) || image.dataset['phase'] === phase) return;
  enter(image, phase);
  if (phase === 'failed') console.warn(`No picture at ${image.currentSrc}`);
}

function enter(image: HTMLImageElement, phase: Phase): void {
  image.dataset['phase'] = phase;
}

import { askHostAnew, reloadFromHost } from '#services/ask-host.ts';
import { noteEarlyPresses } from '#services/early-press.ts';
import { ERROR_TEMPLATE_ID, MODULES_ATTRIBUTE, ROOT_ID } from '#site/document-ids.ts';
import { SERVICE_WORKER_PATH } from '#site/special-paths.ts';

/** A page that is never painted, in a window that cannot be seen, starts all the same. */
const LONGEST_WAIT_MS = 1000;

const pressLastAnew = noteEarlyPresses();

// The page can be seen before it can be played: neither fetching nor running the application takes
// anything from the first paint.
firstPaint()
  .then(fetchModules)
  .then(() => import('./start.tsx'))
  .then(({ start }) => start())
  .then(pressLastAnew)
  .catch(tryAgain);

/** Fetches all that the application will need side by side, instead of one after another's imports. */
function fetchModules(): void {
  const script = document.querySelector(`script[${MODULES_ATTRIBUTE}]`);
  const hrefs = script?.getAttribute(MODULES_ATTRIBUTE)?.split(' ') ?? [];
  for (const href of hrefs) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    const isTold = window.PerformanceObserver?.supportedEntryTypes.includes('paint') ?? false;
    if (document.hidden || !isTold) return resolve();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/**
 * A browser remembers that a script could not be fetched as long as the document lives: the second
 * try is a new load, and only one follows another by itself. Where a browser conceals how the page was
 * loaded there is none, for it might never end.
 */
function tryAgain(cause: unknown): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isFirstTry = visit instanceof PerformanceNavigationTiming && visit.type !== 'reload';
  if (isFirstTry) return void reloadFromHost(SERVICE_WORKER_PATH);
  showErrorScreen(cause);
  // The browser's own way to load a page anew is to help as well.
  void askHostAnew(SERVICE_WORKER_PATH);
}

/** The served page carries its error screen: it can be shown when nothing else could be loaded. */
function showErrorScreen(cause: unknown): void {
  console.error(cause);
  const template = document.getElementById(ERROR_TEMPLATE_ID);
  if (!(template instanceof HTMLTemplateElement)) return;
  const root = document.getElementById(ROOT_ID);
  root?.replaceChildren(template.content.cloneNode(true));
  const button = root?.querySelector('[data-reload]');
  button?.addEventListener('click', () => void reloadFromHost(SERVICE_WORKER_PATH));
}

/*
 * The first file of a page's script. It is bundled by itself, imports nothing when it runs, and
 * nothing imports it, so a second request under another address gets all of it.
 */
import { servedErrorScreen } from '#shell/error/served-error-screen.ts';
import { askHostAnew, reloadFromHost } from '#services/ask-host.ts';
import { layOutDeferred } from '#services/deferred-layout.ts';
import {
  APPLICATION_ATTRIBUTE,
  MODULES_ATTRIBUTE,
  RELOAD_ATTRIBUTE,
  ROOT_ID,
  SLOW_START_ID,
} from '#site/document-ids.ts';
import { SERVICE_WORKER_PATH } from '#site/special-paths.ts';
import type * as Application from './start.tsx';

/** A page that is never painted, in a window that cannot be seen, starts after this time anyway. */
const LONGEST_WAIT_MS = 1000;

window.boot?.noteEntry();
document.addEventListener('click', reloadWhenAsked);

// The page is visible before it is playable: neither fetching nor running the application slows the
// first paint.
firstPaint()
  .then(fetchModules)
  .then(() => Promise.all([fetchApplication(), layOutDeferred()]))
  .then(([{ start }]) => start())
  .catch(tryAgain);

/** Fetches all that the application will need in parallel, instead of one import after another. */
function fetchModules(): void {
  for (const href of listed(MODULES_ATTRIBUTE)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

async function fetchApplication(): Promise<typeof Application> {
  const [address = ''] = listed(APPLICATION_ATTRIBUTE);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build writes the address of that module there
  return (await import(/* @vite-ignore */ address)) as typeof Application;
}

/** The addresses in an attribute of the entry's script element. */
function listed(attribute: string): readonly string[] {
  return document.querySelector(`script[${attribute}]`)?.getAttribute(attribute)?.split(' ') ?? [];
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    const isTold = window.PerformanceObserver?.supportedEntryTypes?.includes('paint') ?? false;
    if (document.hidden || !isTold) return resolve();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/**
 * A browser remembers for as long as the document lives that a script could not be fetched, so the
 * second try is a reload. The page reloads itself only once, and not at all in a browser that hides how
 * the page was loaded, since there the reloads might never end.
 */
function tryAgain(cause: unknown): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isFirstTry = visit instanceof PerformanceNavigationTiming && visit.type !== 'reload';
  if (isFirstTry) return void reloadFromHost(SERVICE_WORKER_PATH);
  showErrorScreen(cause);
  // A reload by the visitor should get everything from the host too.
  void askHostAnew(SERVICE_WORKER_PATH);
}

/** Does what the error screen's button promises, whoever shows the screen. */
function reloadWhenAsked({ target }: Event): void {
  const isAsked = target instanceof Element && target.closest(`[${RELOAD_ATTRIBUTE}]`) !== null;
  if (isAsked) void reloadFromHost(SERVICE_WORKER_PATH);
}

/** The served page carries its error screen, which can be shown when nothing else could be loaded. */
function showErrorScreen(cause: unknown): void {
  console.error(cause);
  const screen = servedErrorScreen();
  if (screen === null) return;
  document.getElementById(SLOW_START_ID)?.remove();
  document.getElementById(ROOT_ID)?.replaceChildren(screen);
}

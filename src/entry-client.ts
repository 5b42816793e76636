import { ERROR_TEMPLATE_ID, ROOT_ID } from '#site/document-ids.ts';
import { twice } from '#services/twice.ts';

/** A page that is never painted, in a window that cannot be seen, starts all the same. */
const LONGEST_WAIT_MS = 1000;

// The page can be seen before it can be played: running the application never delays its first paint.
firstPaint()
  .then(() => twice(() => import('./start.tsx')))
  .then(({ start }) => start())
  .catch(showErrorScreen);

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** The served page carries its error screen: it can be shown when nothing else could be loaded. */
function showErrorScreen(cause: unknown): void {
  console.error(cause);
  const template = document.getElementById(ERROR_TEMPLATE_ID);
  if (!(template instanceof HTMLTemplateElement)) return;
  const root = document.getElementById(ROOT_ID);
  root?.replaceChildren(template.content.cloneNode(true));
  root?.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
}

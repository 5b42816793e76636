import { createRoot } from 'react-dom/client';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { keepOfflineCopy } from '#services/offline-copy.ts';
import { SITE } from '#site/site.ts';
import { Ornament, tellOfCaught } from '#ui/ornament.tsx';
import { SERVICE_WORKER_PATH } from '#site/special-paths.ts';

/**
 * Has the site kept for playing offline in the page's language, and offers each new version of it.
 * Rejects where the browser refuses; the site works as before then, online.
 */
export async function followVersions(language: Language): Promise<void> {
  if (!SITE.isKeptOffline) return;
  await keepOfflineCopy({
    script: SERVICE_WORKER_PATH,
    language: language.code,
    onNewVersion: createOffer(language),
  });
}

/** What shows a way to load a new version; one that comes later takes the place of the one before. */
function createOffer(language: Language): (load: () => void) => void {
  // Beside the application, which has no part in it, and behind it: there it takes no room in the page.
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: tellOfCaught });
  let count = 0;

  async function show(load: () => void): Promise<void> {
    const i18n = createI18n(language.code);
    const [{ UpdateLine }] = await Promise.all([
      import('./update-line.tsx'),
      addCatalogues(i18n, language.code, ['update-offer']),
    ]);
    document.body.append(place);
    count += 1;
    // A line that was put off does not speak for a newer version.
    root.render(
      <Ornament key={count} fail={warn}>
        <UpdateLine i18n={i18n} language={language} onLoad={load} />
      </Ornament>,
    );
  }

  return (load) => {
    show(load).catch(warn);
  };
}

// The new version comes by itself with the next visit.
function warn(cause: unknown): void {
  console.warn('There is a new version, but it cannot be offered.', cause);
}

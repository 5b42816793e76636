import { createRoot } from 'react-dom/client';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { keepOfflineCopy } from '#services/offline-copy.ts';
import { SITE } from '#site/site.ts';
import { Ornament, tellOfCaught } from '#ui/ornament.tsx';
import { SERVICE_WORKER_PATH } from '#site/special-paths.ts';

/**
 * Keeps a copy of the site for playing offline in the page's language, and offers each new version.
 * Rejects if the browser refuses; the site then works online as before.
 */
export async function followVersions(language: Language): Promise<void> {
  if (!SITE.isKeptOffline) return;
  await keepOfflineCopy({
    script: SERVICE_WORKER_PATH,
    language: language.code,
    onNewVersion: createOffer(language),
  });
}

/** Returns a function that offers to load a new version; a later offer replaces the one before. */
function createOffer(language: Language): (load: () => void) => void {
  // The line stands after the application and is no part of it, so it takes no room in the page.
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
    // Putting off the line of one version does not put off a newer one.
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
  console.warn('No new version is offered.', cause);
}

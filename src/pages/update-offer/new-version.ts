import type { I18n } from '@lingui/core';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { keepOfflineCopy } from '#services/offline-copy.ts';
import { SITE } from '#site/site.ts';
import { SERVICE_WORKER_PATH } from '#site/special-paths.ts';
import type * as Line from './update-line.tsx';

/** A new version of the site that waits for its turn, and what is needed to offer it. */
export interface NewVersion extends Pick<typeof Line, 'UpdateLine'> {
  readonly i18n: I18n;
  /** Loads the page anew in that version. */
  readonly load: () => void;
}

/** Keeps the site in a language for later; tells of each new version when its offer can be shown. */
export async function followVersions(
  language: Language,
  tell: (version: NewVersion) => void,
): Promise<void> {
  if (!SITE.isKeptOffline) return;
  await keepOfflineCopy({
    script: SERVICE_WORKER_PATH,
    language: language.code,
    onNewVersion: (load) => void prepareOffer(language, load).then(tell, warn),
  });
}

async function prepareOffer(language: Language, load: () => void): Promise<NewVersion> {
  const i18n = createI18n(language.code);
  const [{ UpdateLine }] = await Promise.all([
    import('./update-line.tsx'),
    addCatalogues(i18n, language.code, ['update-offer']),
  ]);
  return { UpdateLine, i18n, load };
}

// It comes by itself with the next visit.
function warn(cause: unknown): void {
  console.warn('There is a new version, but it cannot be offered.', cause);
}

import { I18nProvider } from '#i18n/use-lingui.tsx';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { NAMED_GAMES } from '#games/catalogue.ts';
import type { CatalogueName } from '#i18n/catalogues.ts';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import { languageFor } from '#i18n/languages.ts';
import { createMediaForce } from '#services/force-media.ts';
import { LinksProvider } from '#ui/link.tsx';
import { readSettings } from './settings.ts';
import { Stage } from './stage.tsx';
import { STATES } from './states.tsx';

const GALLERY_CATALOGUES: readonly CatalogueName[] = [
  'shell',
  'home',
  ...NAMED_GAMES,
  'blog',
  'contact',
  'consent',
];

/** Shows every component in every state, in a list or alone, as the address asks. */
export async function showGallery(root: HTMLElement): Promise<void> {
  const settings = readSettings(location.search);
  const language = languageFor(settings.language);
  const { documentElement: html } = document;
  html.lang = language.code;
  html.dir = settings.direction === 'auto' ? language.direction : settings.direction;
  createMediaForce()({
    'prefers-contrast': settings.contrast === 'more' ? 'more' : 'no-preference',
    'prefers-reduced-motion': settings.motion === 'reduced' ? 'reduce' : 'no-preference',
    'prefers-color-scheme': settings.scheme,
  });
  const i18n = createI18n(language.code);
  await addCatalogues(i18n, language.code, GALLERY_CATALOGUES);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        {/* The links of a component lead into the site itself. */}
        <LinksProvider
          value={{ language: language.code, navigate: (address) => location.assign(address) }}
        >
          <Gallery />
        </LinksProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

function Gallery() {
  const asked = readSettings(useSyncExternalStore(followAddress, currentQuery));
  const isThere = STATES.has(asked.state ?? '');
  const settings = isThere ? asked : { ...asked, state: null };
  return <Stage key={settings.state} settings={settings} />;
}

// Another state needs no new document: with one each, the sweep through all states would take minutes.
function followAddress(follow: () => void): () => void {
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

function currentQuery(): string {
  return location.search;
}

import './ui/tokens.css';
import './ui/base.css';
import '#generated/heading-fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prepareFirstPage } from '#pages/first-page.ts';
import { languageFor } from '#i18n/languages.ts';
import { ERROR_TEMPLATE_ID, ROOT_ID } from '#site/document-ids.ts';

start().catch(showErrorScreen);

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (root === null) throw new Error('The page has no root element');
  // The document says its language: one not-found page serves many paths.
  const language = languageFor(document.documentElement.lang);
  if (import.meta.env.DEV && location.pathname === '/gallery') {
    const { showGallery } = await import('#pages/gallery/gallery.tsx');
    return showGallery(root);
  }
  const { i18n, navigation } = await prepareFirstPage(language, location.pathname);
  const app = (
    <StrictMode>
      <App i18n={i18n} language={language} navigation={navigation} />
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** The served page carries its error screen: it can be shown when nothing else could be loaded. */
function showErrorScreen(cause: unknown): void {
  console.error(cause);
  const template = document.getElementById(ERROR_TEMPLATE_ID);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.getElementById(ROOT_ID)?.replaceChildren(template.content.cloneNode(true));
}

import './ui/tokens.css';
import './ui/base.css';
import { startTransition, StrictMode } from 'react';
import { App } from './app.tsx';
import { SERVER_CATALOGUES } from '#i18n/catalogues.ts';
import { languageFor, type Language } from '#i18n/languages.ts';
import { prepareFirstPage } from './first-page.ts';
import { noteServed } from '#navigation/served/text-cache.ts';
import { withdrawSlowStart } from '#shell/slow-start.ts';
import { afterPaint } from '#services/after-paint.ts';
import { browserClock } from '#services/clock.ts';
import { browserConsent } from '#services/consent.ts';
import { ignoreSecondHalves } from '#services/double-press.ts';
import { pressOnce } from '#services/held-keys.ts';
import { pathOfSent } from '#site/address.ts';
import { ROOT_ID } from '#site/document-ids.ts';
import { tellOfCaught } from '#ui/ornament.tsx';

/** Brings the served page to life; rejects when a part of it cannot be fetched. */
export async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (root === null) throw new Error('The page has no root element');
  pressOnce();
  ignoreSecondHalves();
  // The document says its language: one not-found page serves many paths.
  const language = languageFor(document.documentElement.lang);
  if (import.meta.env.DEV && location.pathname === '/gallery') {
    const { showGallery } = await import('#gallery/gallery.tsx');
    return showGallery(root);
  }
  putAddressRight();
  // React makes errors when it first runs, and an inspector, such as that of a performance audit, parses
  // again all that has called it: here that is little, at the top of this file it would be the whole file.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  // What follows takes as long again: as one task the two would keep a slow phone from answering a touch.
  await new Promise<void>(afterPaint);
  const { i18n, navigation } = await prepareFirstPage(
    language,
    location.pathname,
    // Without prerendering the browser writes the whole page.
    import.meta.env.DEV ? SERVER_CATALOGUES : [],
  );
  const app = (
    <StrictMode>
      <App i18n={i18n} language={language} navigation={navigation} />
    </StrictMode>
  );
  noteServed();
  // In a transition the page comes to life piece by piece and can respond to touch in between.
  startTransition(() => {
    const options = { onCaughtError: tellOfCaught, onRecoverableError: warn };
    if (root.hasChildNodes()) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
  withdrawSlowStart();
  const presses = window.boot?.takePresses() ?? [];
  if (presses.length > 0) void pressLate(presses);
  if ('gtag' in window) void tellAnalytics();
  // In development, the kept copy would hide new code.
  if ('serviceWorker' in navigator && !import.meta.env.DEV) {
    setTimeout(() => void keepForLater(language), CALM_AFTER_MS);
  }
}

/** Hosts serve a page at more addresses than its own; links, prefetching and history rely on its own. */
function putAddressRight(): void {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
  const { pathname, search, hash } = location;
  const own = pathOfSent(canonical, pathname);
  if (own !== pathname) history.replaceState(history.state, '', own + search + hash);
}

async function pressLate(presses: readonly HTMLElement[]): Promise<void> {
  try {
    const { pressInTurn } = await import('#services/early-press.ts');
    await pressInTurn(presses);
  } catch (error) {
    console.warn('Early presses are lost.', error);
  }
}

/** Most sites of ours have no analytics, so its code comes only where an owner has put some. */
async function tellAnalytics(): Promise<void> {
  try {
    const { followVisit } = await import('#services/analytics.ts');
    await followVisit(browserClock, browserConsent);
  } catch (error) {
    console.warn('No analytics.', error);
  }
}

/** Filling the offline copy waits this long, so that it takes no bandwidth from the first visit. */
const CALM_AFTER_MS = 3000;

async function keepForLater(language: Language): Promise<void> {
  try {
    const { followVersions } = await import('#notices/update-offer/follow-versions.tsx');
    await followVersions(language);
  } catch (error) {
    console.warn('No offline copy is kept.', error);
  }
}

// If something changed the served page before, React discards all of it.
function warn(cause: unknown): void {
  console.warn('The page was drawn anew.', cause);
}

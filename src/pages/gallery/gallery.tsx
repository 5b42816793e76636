import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Router, type BaseLocationHook } from 'wouter';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import { languageFor, prefixOf } from '#i18n/languages.ts';
import { AnnouncerProvider, createAnnouncer, LiveRegion } from '#ui/live-region.tsx';
import { COVERED_BY_DIALOGS, DialogOutlet } from '#ui/modal.tsx';
import { createToastQueue, type Timer } from '#ui/toast-queue.ts';
import { ToastProvider, Toasts } from '#ui/toasts.tsx';
import { forceMedia } from './force-media.ts';
import css from './gallery.module.css';
import { galleryAddress, readSettings, type Settings } from './settings.ts';
import { STATE_IDS, type StateId } from './state-ids.ts';
import { STATES } from './states.tsx';
import { Switches } from './switches.tsx';

// The gallery is for the people who build the site: its own words are English and never translated.
const TEXTS = { name: 'Gallery', alone: 'Shown alone' } as const;

/** In the gallery nothing leaves by itself. */
const STANDING_STILL: Timer = { now: () => 0, start: () => () => undefined };

/**
 * Every component in every state, in a list or alone, as the address asks. When it stands, the document
 * says so in `data-gallery`.
 */
export async function showGallery(root: HTMLElement): Promise<void> {
  const settings = readSettings(location.search);
  const language = languageFor(settings.language);
  const { documentElement: html } = document;
  html.lang = language.code;
  html.dir = settings.direction === 'auto' ? language.direction : settings.direction;
  document.title = titleOf(settings.state);
  forceMedia({
    'prefers-contrast': settings.contrast === 'more' ? 'more' : 'no-preference',
    'prefers-reduced-motion': settings.motion === 'reduced' ? 'reduce' : 'no-preference',
    'prefers-color-scheme': settings.scheme,
  });
  const i18n = createI18n(language.code);
  await addCatalogues(i18n, language.code, ['shell', 'home']);
  const announcer = createAnnouncer();
  const toasts = createToastQueue(STANDING_STILL);
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <Router base={prefixOf(language.code)} hook={useLeavingLinks}>
            <AnnouncerProvider value={announcer}>
              <ToastProvider value={toasts}>
                <Switches settings={settings} />
                {settings.state === null ? (
                  <AllStates settings={settings} />
                ) : (
                  <OneState id={settings.state} />
                )}
                <DialogOutlet />
                <LiveRegion announcer={announcer} />
                <Toasts queue={toasts} />
              </ToastProvider>
            </AnnouncerProvider>
          </Router>
        </I18nProvider>
      </StrictMode>,
    ),
  );
  html.dataset['gallery'] = settings.state ?? '';
}

// The links of a component lead into the site itself.
const useLeavingLinks: BaseLocationHook = () => ['/gallery', (to) => location.assign(to)];

function titleOf(state: StateId | null): string {
  return state === null ? TEXTS.name : `${STATES[state].title} | ${TEXTS.name}`;
}

function AllStates({ settings }: { readonly settings: Settings }) {
  const listed = STATE_IDS.filter((id) => STATES[id].place === 'list');
  const others = STATE_IDS.filter((id) => STATES[id].place !== 'list');
  const addressOf = (state: StateId) => galleryAddress({ ...settings, state });
  return (
    <main className={css['main']} {...COVERED_BY_DIALOGS}>
      <h1 lang="en" dir="ltr">
        {TEXTS.name}
      </h1>
      {listed.map((id) => (
        <section key={id} aria-labelledby={`title-${id}`} className={css['listed']}>
          <h2 id={`title-${id}`} className={css['title']} lang="en" dir="ltr">
            <a href={addressOf(id)}>{STATES[id].title}</a>
          </h2>
          <Ground id={id} />
        </section>
      ))}
      <h2 className={css['title']} lang="en" dir="ltr">
        {TEXTS.alone}
      </h2>
      <ul lang="en" dir="ltr">
        {others.map((id) => (
          <li key={id} className={css['other']}>
            <a href={addressOf(id)}>{STATES[id].title}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function OneState({ id }: { readonly id: StateId }) {
  const { place, title, render } = STATES[id];
  if (place === 'page') return render();
  return (
    <main className={css['main']} {...COVERED_BY_DIALOGS}>
      <h1 className={css['title']} lang="en" dir="ltr">
        {title}
      </h1>
      <Ground id={id} />
    </main>
  );
}

function Ground({ id }: { readonly id: StateId }) {
  const { ground, render } = STATES[id];
  return <div className={css[ground]}>{render()}</div>;
}

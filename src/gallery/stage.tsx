import { useEffect, useState } from 'react';
import { AnnouncerProvider, createAnnouncer, LiveRegion } from '#ui/live-region.tsx';
import { COVERED_BY_DIALOGS, DialogOutlet } from '#ui/dialog-outlet.tsx';
import { createToastQueue, type Timer } from '#ui/toast-queue.ts';
import { ToastProvider, Toasts } from '#ui/toasts.tsx';
import css from './gallery.module.css';
import { galleryAddress, type Settings } from './settings.ts';
import type { GalleryState } from './state.ts';
import { STATES } from './states.tsx';
import { Switches } from './switches.tsx';

// The gallery is for the people who build the site: its own words are English and never translated.
const TEXTS = { name: 'Gallery', alone: 'Shown alone' } as const;

/** A timer that never fires: in the gallery nothing disappears by itself. */
const STANDING_STILL: Timer = { now: () => 0, start: () => () => undefined };

interface StageProps {
  readonly settings: Settings;
}

/** All states or one of them, with the parts around a page. The document's `data-gallery` names what is shown. */
export function Stage({ settings }: StageProps) {
  const shown = settings.state ?? 'all';
  const state = STATES.get(shown);
  const [announcer] = useState(createAnnouncer);
  const [toasts] = useState(() => createToastQueue(STANDING_STILL));
  useEffect(() => {
    document.title = state === undefined ? TEXTS.name : `${state.title} | ${TEXTS.name}`;
    document.documentElement.dataset['gallery'] = shown;
  }, [shown, state]);
  return (
    <AnnouncerProvider value={announcer}>
      <ToastProvider value={toasts}>
        {state === undefined && <Switches settings={settings} />}
        {state === undefined ? <AllStates settings={settings} /> : <OneState state={state} />}
        {state !== undefined && <Switches settings={settings} />}
        <DialogOutlet />
        <LiveRegion announcer={announcer} />
        <Toasts queue={toasts} />
      </ToastProvider>
    </AnnouncerProvider>
  );
}

function AllStates({ settings }: StageProps) {
  const listed = [...STATES].filter(([, { place }]) => place === 'list');
  const others = [...STATES].filter(([, { place }]) => place !== 'list');
  const addressOf = (state: string) => galleryAddress({ ...settings, state });
  return (
    <main className={css['main']} {...COVERED_BY_DIALOGS}>
      <h1 lang="en" dir="ltr">
        {TEXTS.name}
      </h1>
      {listed.map(([id, state]) => (
        <section key={id} aria-labelledby={`title-${id}`} className={css['listed']}>
          <h2 id={`title-${id}`} className={css['title']} lang="en" dir="ltr">
            <a href={addressOf(id)}>{state.title}</a>
          </h2>
          <Ground state={state} />
        </section>
      ))}
      <h2 className={css['title']} lang="en" dir="ltr">
        {TEXTS.alone}
      </h2>
      <ul lang="en" dir="ltr">
        {others.map(([id, { title }]) => (
          <li key={id} className={css['other']}>
            <a href={addressOf(id)}>{title}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

interface StateProps {
  readonly state: GalleryState;
}

function OneState({ state }: StateProps) {
  if (state.place === 'page') return state.render();
  return (
    <main className={css['main']} {...COVERED_BY_DIALOGS}>
      <h1 className={css['title']} lang="en" dir="ltr">
        {state.title}
      </h1>
      <Ground state={state} />
    </main>
  );
}

function Ground({ state: { ground, render } }: StateProps) {
  return <div className={css[ground]}>{render()}</div>;
}

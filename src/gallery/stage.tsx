import { useEffect, useState } from 'react';
import { AnnouncerProvider, createAnnouncer, LiveRegion } from '#ui/live-region.tsx';
import { COVERED_BY_DIALOGS, DialogOutlet } from '#ui/modal.tsx';
import { createToastQueue, type Timer } from '#ui/toast-queue.ts';
import { ToastProvider, Toasts } from '#ui/toasts.tsx';
import css from './gallery.module.css';
import { galleryAddress, type Settings } from './settings.ts';
import { STATE_IDS, type StateId } from './state-ids.ts';
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
  const { state } = settings;
  const [announcer] = useState(createAnnouncer);
  const [toasts] = useState(() => createToastQueue(STANDING_STILL));
  useEffect(() => {
    document.title = state === null ? TEXTS.name : `${STATES[state].title} | ${TEXTS.name}`;
    document.documentElement.dataset['gallery'] = state ?? 'all';
  }, [state]);
  return (
    <AnnouncerProvider value={announcer}>
      <ToastProvider value={toasts}>
        {state === null && <Switches settings={settings} />}
        {state === null ? <AllStates settings={settings} /> : <OneState id={state} />}
        {state !== null && <Switches settings={settings} />}
        <DialogOutlet />
        <LiveRegion announcer={announcer} />
        <Toasts queue={toasts} />
      </ToastProvider>
    </AnnouncerProvider>
  );
}

function AllStates({ settings }: StageProps) {
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

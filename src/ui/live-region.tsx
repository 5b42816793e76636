import { createContext, use } from 'react';
import { createStore, useStore, type Store } from './store.ts';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Says texts to screen readers, politely. */
export interface TextAnnouncer {
  /** Says a text once; the same text twice in a row is said twice. */
  readonly announce: (text: string) => void;
  readonly store: Store<Announcement | null>;
}

/** An announcer with nothing said yet. */
export function createAnnouncer(): TextAnnouncer {
  const store = createStore<Announcement | null>(null);
  return {
    store,
    announce(text) {
      store.write({ id: (store.read()?.id ?? 0) + 1, text });
    },
  };
}

const AnnouncerContext = createContext<TextAnnouncer | null>(null);

/** Gives the announcer to everything inside. */
export const AnnouncerProvider = AnnouncerContext.Provider;

/** How to say something from inside a component. */
export function useAnnounce(): TextAnnouncer['announce'] {
  const announcer = use(AnnouncerContext);
  if (announcer === null) throw new Error('No announcer around this component');
  return announcer.announce;
}

/** The one polite live region of a page; a new element per text makes a repeated text a change. */
export function LiveRegion({ announcer }: { readonly announcer: TextAnnouncer }) {
  const announcement = useStore(announcer.store);
  return (
    <div role="status" className="visually-hidden" data-live-region="">
      {announcement && <span key={announcement.id}>{announcement.text}</span>}
    </div>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '#i18n/use-lingui.tsx';
import { useAnnounce } from './live-region.tsx';
import { useToastQueue } from './toasts.tsx';

/** A toast before it is put into the page's language. */
export interface ToastWords {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly durationMs?: number;
  readonly kind?: 'normal' | 'destructive';
  readonly topic?: string;
}

/** Announces what happens to the people using a page, in the page's language. */
export interface Announcer {
  /** Says sentences, one after the other, in the live region. */
  readonly announce: (...sentences: readonly MessageDescriptor[]) => void;
  /** Shows a toast. */
  readonly showToast: (words: ToastWords) => void;
  /** Takes back what a toast says of a topic. */
  readonly withdraw: (topic: string) => void;
  /** Puts words into the page's language, so that they can stand inside others. */
  readonly text: (words: MessageDescriptor) => string;
}

export function useAnnouncer(): Announcer {
  const { i18n } = useLingui();
  const announce = useAnnounce();
  const { notify, withdraw } = useToastQueue();
  return {
    announce: (...sentences) => announce(sentences.map((words) => i18n._(words)).join(' ')),
    showToast: ({ title, description, ...rest }) =>
      notify({ title: i18n._(title), description: i18n._(description), ...rest }),
    withdraw,
    text: (words) => i18n._(words),
  };
}

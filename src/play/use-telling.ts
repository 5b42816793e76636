import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useAnnounce } from '#ui/live-region.tsx';
import { useNotify } from '#ui/toasts.tsx';
import type { ToastWords } from './toast-words.ts';

/** How a game speaks to its players, in the page's language. */
export interface Telling {
  /** Says a sentence in the live region. */
  readonly say: (words: MessageDescriptor) => void;
  /** Shows a toast. */
  readonly show: (words: ToastWords) => void;
}

export function useTelling(): Telling {
  const { i18n } = useLingui();
  const announce = useAnnounce();
  const notify = useNotify();
  return {
    say: (words) => announce(i18n._(words)),
    show: ({ title, description, ...rest }) =>
      notify({ title: i18n._(title), description: i18n._(description), ...rest }),
  };
}

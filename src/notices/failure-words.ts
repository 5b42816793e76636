import { msg } from '@lingui/core/macro';
import type { ToastWords } from '#play/toast-words.ts';

/** What is said where a part of the site cannot be shown. */
export const FAILURE = {
  title: msg`Unexpected Application Error!`,
  description: msg`A wave washed over the deck. Reload the page, or sail home.`,
};

/** The same beside a page that goes on: what was asked for cannot be fetched. */
export const FAILURE_TOAST: ToastWords = {
  ...FAILURE,
  tone: 'destructive',
  topic: 'failure',
  durationMs: 8000,
};

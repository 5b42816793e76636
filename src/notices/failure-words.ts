import { msg } from '@lingui/core/macro';
import type { ToastWords } from '#ui/use-announcer.ts';

/** The message where a part of the site cannot be shown. */
export const FAILURE = {
  title: msg`Unexpected Application Error!`,
  description: msg`A wave washed over the deck. Reload the page, or sail home.`,
};

/** The same message beside a page that still works: something requested cannot be fetched. */
export const FAILURE_TOAST: ToastWords = {
  ...FAILURE,
  kind: 'destructive',
  topic: 'failure',
};

import { createStore } from '#ui/store.ts';

/** Whether a log is kept, as far as the page knows: until the log is opened, it is not. */
export const isKept = createStore(false);

import { USUAL_WORDS } from '#session/battle-words.ts';
import { createStore } from '#ui/store.ts';

/** What the sides of battles are called on this visit: the usual words until players give them names. */
export const battleWords = createStore(USUAL_WORDS);

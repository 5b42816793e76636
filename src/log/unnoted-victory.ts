import { createStore } from '#ui/store.ts';
import type { Entry } from './deeds.ts';

/** The victory that has just been won while no log is kept: a good moment to offer one; else `null`. */
export const unnotedVictory = createStore<Entry | null>(null);

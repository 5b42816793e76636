/** What a game shows from its end on, fetched once it is under way. */
export { Celebration } from './celebration.tsx';

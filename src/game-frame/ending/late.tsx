/** What a game shows and says from its end on, fetched once it is under way. */
export { Celebration } from './celebration.tsx';
export { RaisedButton } from './raised-button.tsx';
export { PERSONAL_LINES } from './words.ts';

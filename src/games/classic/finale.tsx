/** What the home game shows when a match has ended, and fetches once one is under way. */
export { Celebration } from './celebration.tsx';
export { VictoryOverlay } from './victory-overlay.tsx';

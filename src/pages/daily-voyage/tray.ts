/** The board of tic-tac-toe, as it loads for a voyage. */
export { ClassicBoard } from '#games/classic/board.tsx';

/** The board of Ship Battle, as it loads for a voyage. */
export { ConnectFourBoard } from '#games/connect-four/board.tsx';

import type { GamePage } from '../game-page.ts';

export const PAGE: GamePage = {
  path: '/pirate-ship-battle',
  label: 'Ship Battle',
  headline: 'Pirate Ship Battle',
  title: 'Pirate Ship Battle: Four in a Row',
  description:
    'Drop coins into the hull and line up four: play Pirate Ship Battle online for free, with two players on one screen or against the AI Captain.',
  keywords:
    'four in a row game, connect four online, pirate games, two player games, free browser games, play against computer',
  firstStep:
    'Skull Pirates go first. Pick a column, and your coin drops to its lowest free porthole.',
  galleryStates: [
    'ship-empty',
    'ship-in-play',
    'ship-full-column',
    'ship-won-row',
    'ship-won-column',
    'ship-won-diagonal',
    'ship-won-twice',
    'ship-draw',
    'ship-thinking',
    'ship-aimed',
    'ship-screen',
    'ship-review',
    'ship-review-working',
    'ship-review-refused',
    'ship-review-failed',
    'ship-lessons',
  ],
};

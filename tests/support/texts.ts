/** The English texts of the product, as the specification words them; other languages translate them. */
export const TEXTS = {
  // Turn indicator
  turn: 'Turn',
  skullTurn: "Skull Pirate's Turn",
  treasureTurn: "Treasure Hunter's Turn",
  chooseSquare: 'Choose your battle position!',
  gameComplete: 'Game Complete!',
  piratesWin: 'Pirates Win!',
  piratesWinLine: 'Skull & Crossbones rule the deck!',
  huntersWin: 'Treasure Hunters Win!',
  huntersWinLine: 'The gold is yours!',
  draw: "It's a Draw!",
  drawLine: 'The seas claim no victor!',

  // Toasts
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
  skullToast: 'Skull & Crossbones Victory! 🏴‍☠️',
  skullToastLine: 'The pirates have conquered the deck!',
  treasureToast: 'Treasure Hunters Victory! 🏴‍☠️',
  treasureToastLine: 'The treasure hunters have conquered the deck!',
  drawToast: "It's a Draw! ⚖️",
  drawToastLine: 'The seas claim no victor this round!',
  newGameToast: 'New Game Started! ⚔️',
  newGameToastLine: 'The deck is cleared for battle!',
  resetToast: 'Scores Reset! 📊',
  resetToastLine: 'Starting fresh on the high seas!',

  // Overlay
  piratesHeadline: 'PIRATES VICTORY!',
  huntersHeadline: 'TREASURE HUNTERS WIN!',
  drawHeadline: "IT'S A DRAW!",
  battleAgain: 'Battle Again',
  seeTheBoard: 'See the board',

  // Board
  board: 'Tic tac toe board',
  newGame: 'New Game',
  empty: 'Row {row}, column {column}, empty',
  skull: 'Row {row}, column {column}, skull',
  treasure: 'Row {row}, column {column}, treasure',
  winningSkull: 'Row {row}, column {column}, skull, winning line',
  winningTreasure: 'Row {row}, column {column}, treasure, winning line',
  skullMoved: "Skull in row {row}, column {column}. Treasure Hunter's Turn.",
  treasureMoved: "Treasure in row {row}, column {column}. Skull Pirate's Turn.",
  skullEnded: 'Skull in row {row}, column {column}.',
  treasureEnded: 'Treasure in row {row}, column {column}.',

  // Score
  battleScore: 'Battle Score',
  skullPirates: 'Skull Pirates',
  treasureHunters: 'Treasure Hunters',
  draws: 'Draws',
  totalBattles: 'Total battles',
  resetScores: 'Reset Scores',
  resetScoresTip: 'Sets all three counters to zero',

  // Page
  home: 'Home',
  homeTitle: 'Free Tic Tac Toe Game',
  homeHeadline: 'Claim the board, captain!',
  playNow: 'Play Now',
  guide: 'Quick Play Guide',
  guideFirstStep: 'Take turns placing your piece on an empty square.',
  skipToMain: 'Skip to main content',
  skipToNavigation: 'Skip to navigation',
  skipToGame: 'Skip to game',
  main: 'Main',
  menu: 'Menu',
  breadcrumb: 'Breadcrumb',
  footer: 'Footer',
  language: 'Language',
  languageNamed: 'Language: {languageName}',
  writeToSupport: 'Write to support',
  shortcuts: 'Keyboard shortcuts',
  shortcutToMain: 'Go to the main content',
  shortcutToNavigation: 'Go to the navigation',
  close: 'Close',

  // Error pages
  notFoundTitle: 'Page not found',
  notFoundHeadline: 'Oops! Page not found',
  returnHome: 'Return to Home',
  errorHeadline: 'Unexpected Application Error!',
  errorLine: 'A wave washed over the deck. Reload the page, or sail home.',
  reload: 'Reload the page',

  // Links to the other games
  pirateGames: 'Pirate Games',
  collection: 'More battles in the fleet',
  moreGames: 'More games',
} as const;

/** The same texts in some language. */
export type Texts = Readonly<Record<keyof typeof TEXTS, string>>;

/** The six pieces that players choose, match and place. */
export const SYMBOLS = ['skull', 'treasure', 'ship', 'compass', 'anchor', 'parrot'] as const;

export type SymbolName = (typeof SYMBOLS)[number];

/** The discs of Ship Battle, one for each side. */
export const COINS = ['coin-skull', 'coin-treasure'] as const;

export const CARD_BACK = 'card-back';

export const LOGO_MARK = 'logo-mark';

/** One picture for each game. */
export const MOTIFS = [
  'motif-classic',
  'motif-connect-four',
  'motif-memory',
  'motif-ultimate',
  'motif-challenge',
] as const;

/** The pictures that drift beside the dialog after a win: five for skulls, then five for treasures. */
export const FLOURISHES = [
  'win-flag',
  'win-cutlass',
  'win-bone',
  'win-hat',
  'win-wheel',
  'win-coin',
  'win-gem',
  'win-crown',
  'win-key',
  'win-goblet',
] as const;

/** The icons of the sprite; the symbol of `play` is called `icon-play`. */
export const ICONS = [
  'swords',
  'rotate-ccw',
  'globe',
  'menu',
  'chevron-down',
  'x',
  'triangle-alert',
  'keyboard',
  'mail',
  'cookie',
  'play',
  'house',
  'refresh-cw',
  'check',
  'lightbulb',
  'pause',
  'volume-2',
  'volume-x',
  'map',
  'arrow-left',
  'arrow-right',
  'folder',
  'copy',
  'compass',
  'star',
  'users',
  'info',
  'layers',
  'bell',
] as const;

export type IconName = (typeof ICONS)[number];

/** The drawings that are files of their own. */
export const PICTURES = [
  'hero',
  'hero-night',
  'lost',
  'shore',
  'waves',
  'hull',
  'hull-ends',
  'hull-waves',
  'favicon',
  'app-icon-maskable',
  LOGO_MARK,
  CARD_BACK,
  ...SYMBOLS,
  ...COINS,
  ...MOTIFS,
  ...FLOURISHES,
] as const;

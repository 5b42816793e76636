/** The six pieces that players choose, match and place. */
export const SYMBOLS = ['skull', 'treasure', 'ship', 'compass', 'anchor', 'parrot'] as const;

export type SymbolName = (typeof SYMBOLS)[number];

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
  'undo-2',
  'redo-2',
  'send',
  'settings',
] as const;

export type IconName = (typeof ICONS)[number];

import type { SocialPictureId } from '../../../src/site/social-pictures.ts';
import { inset, readDrawing } from '../../build/sprite.ts';
import { board, card, coins, smallBoard, tray } from './boards.ts';
import {
  border,
  chart,
  cloud,
  drawing,
  gull,
  part,
  PICTURE_SIZE,
  ripples,
  sea,
  sun,
} from './parts.ts';

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

const COMPOSITIONS: Readonly<Record<SocialPictureId, () => string>> = {
  classic,
  'connect-four': shipBattle,
  memory,
  ultimate,
  puzzles,
  site,
};

/** The vector picture that a social preview is made from: our drawings, and no words. */
export function compose(id: SocialPictureId): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    COMPOSITIONS[id](),
    border(),
    '</svg>',
  ].join('');
}

/** Skulls have three in a row, and both sides watch. */
function classic(): string {
  const side = 432;
  const corner = { x: 384, y: 66 };
  return [
    chart({ x: 150, y: 150 }),
    sun({ x: 600, y: 300 }, 330),
    cloud({ x: 120, y: 96 }, 1.5),
    cloud({ x: 960, y: 140 }, 1.3),
    gull({ x: 286, y: 90 }, 1.2),
    gull({ x: 884, y: 84 }, 1),
    drawing('skull', { x: 200, y: 336, width: 260, degrees: -6 }),
    drawing('treasure', { x: 1000, y: 340, width: 250, degrees: 6 }),
    sea(396, 1.2),
    tray(corner, side),
    board(corner, side, 'X.O.XO..X', [0, 4, 8]),
    ripples([
      { x: 90, y: 540 },
      { x: 250, y: 580 },
      { x: 900, y: 570 },
      { x: 1080, y: 530 },
    ]),
  ].join('');
}

/** The ship of six by seven portholes, with a coin above it. */
function shipBattle(): string {
  const scale = 0.66;
  const at = { x: 356, y: 92 };
  return [
    chart({ x: 1000, y: 170 }),
    sun({ x: 600, y: 300 }, 330),
    cloud({ x: 110, y: 120 }, 1.6),
    cloud({ x: 1010, y: 90 }, 1.2),
    gull({ x: 228, y: 86 }, 1.2),
    drawing('coin-skull', { x: 168, y: 460, width: 200, degrees: -10 }),
    drawing('coin-treasure', { x: 1044, y: 460, width: 200, degrees: 10 }),
    `<g transform="translate(${at.x} ${at.y}) scale(${scale})">`,
    part('hull-ends', -72, -84, 881, 790),
    '<path fill="#0B2133" d="M10 40H727V640H10Z"/>',
    coins(['.......', '...T...', '..TS...', '..STS..', '.TSSTS.', 'STTSSTT']),
    part('hull', -14, 0, 765, 706),
    '</g>',
    sea(508, 1),
  ].join('');
}

/** A hand of cards, two of which are a pair. */
function memory(): string {
  const cards = [
    { x: 168, y: 372, degrees: -12, face: null },
    { x: 384, y: 326, degrees: -6, face: 'parrot' },
    { x: 600, y: 312, degrees: 0, face: 'skull' },
    { x: 816, y: 326, degrees: 6, face: 'parrot' },
    { x: 1032, y: 372, degrees: 12, face: null },
  ] as const;
  return [
    chart({ x: 600, y: -40 }),
    cloud({ x: 140, y: 60 }, 1),
    cloud({ x: 930, y: 50 }, 1.2),
    gull({ x: 380, y: 90 }, 1.1),
    gull({ x: 790, y: 76 }, 0.9),
    sea(130, 1.3),
    ripples([
      { x: 240, y: 560 },
      { x: 460, y: 530 },
      { x: 700, y: 570 },
      { x: 900, y: 548 },
    ]),
    ...cards.map(({ face, ...place }) => card(place, face)),
  ].join('');
}

/** The nine boards: the pieces on them, and their states. */
const BOARDS: readonly (readonly [moves: string, state: 'open' | 'forced' | 'won'])[] = [
  ['X.OXX..O.', 'open'],
  ['..O.X....', 'open'],
  ['O.XX.XO..', 'forced'],
  ['.O..X....', 'open'],
  ['.........', 'won'],
  ['X..OO.X..', 'open'],
  ['..XO.....', 'open'],
  ['.X..O....', 'open'],
  ['OX..X.O..', 'open'],
];

/** Nine boards in one; the chest has won the middle one. */
function ultimate(): string {
  const side = 498;
  const corner = { x: 351, y: 52 };
  const gap = 15;
  const step = (side - gap) / 3;
  return [
    chart({ x: 150, y: 150 }),
    sun({ x: 600, y: 300 }, 330),
    cloud({ x: 96, y: 110 }, 1.4),
    cloud({ x: 1000, y: 90 }, 1.5),
    drawing('win-wheel', { x: 190, y: 350, width: 260 }),
    drawing('compass', { x: 1012, y: 340, width: 250, degrees: 6 }),
    sea(406, 1.3),
    tray(corner, side),
    ...BOARDS.map(([moves, state], index) => {
      const x = corner.x + gap + (index % 3) * step;
      const y = corner.y + gap + Math.floor(index / 3) * step;
      return smallBoard({ x, y }, step - gap, moves, state);
    }),
  ].join('');
}

/** A chart whose route leads to the one cell that wins. */
function puzzles(): string {
  const side = 420;
  const corner = { x: 104, y: 98 };
  return [
    chart({ x: 930, y: 230 }),
    '<path fill="#BFDDD0" stroke="#8FCBC6" stroke-width="4" d="M780 24q30 60 110 62 90 0 130 50t150 10q20-10 30-6V0H780ZM0 640q60-110 150-90t190 30 170 20 150 40v40H0Z"/>',
    '<path stroke="#D13A32" stroke-width="9" stroke-dasharray="1 24" d="M548 308C606 420 668 190 742 306"/>',
    tray(corner, side),
    board(corner, side, 'X.O...O.X', [], 4),
    drawing('ship', { x: 1100, y: 104, width: 120 }),
    drawing('motif-challenge', { x: 864, y: 336, width: 460 }),
  ].join('');
}

/** The ship of the home page in front of its island. */
function site(): string {
  return inset(
    readDrawing('hero').replace(/viewBox="[^"]*"/, 'viewBox="846 66 820 430.5"'),
    `x="0" y="0" width="${WIDTH}" height="${HEIGHT}"`,
  );
}

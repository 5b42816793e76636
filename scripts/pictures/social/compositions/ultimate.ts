import { smallBoard, tray } from '../boards.ts';
import { chart, cloud, drawing, sea, sun } from '../parts.ts';

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
export function compose(): string {
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

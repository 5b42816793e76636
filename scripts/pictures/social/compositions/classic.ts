import { board, tray } from '../boards.ts';
import { chart, cloud, drawing, gull, ripples, sea, sun } from '../parts.ts';

/** Skulls have three in a row, and both sides watch. */
export function compose(): string {
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

import { board, tray } from '../boards.ts';
import { chart, drawing } from '../parts.ts';

/** A chart whose route leads to the one cell that wins. */
export function compose(): string {
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

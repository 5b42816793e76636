import { coins } from '../boards.ts';
import { chart, cloud, drawing, gull, part, sea, sun } from '../parts.ts';

/** The ship of six by seven portholes, with a coin above it. */
export function compose(): string {
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

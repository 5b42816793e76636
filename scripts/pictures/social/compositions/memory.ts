import { card } from '../boards.ts';
import { chart, cloud, gull, ripples, sea } from '../parts.ts';

/** A hand of cards, two of which are a pair. */
export function compose(): string {
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

import { inset, readDrawing } from '../../build/sprite.ts';

/** The size that social networks ask for. Source: https://ogp.me/, https://developers.facebook.com/docs/sharing/webmasters/images/. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a drawing's middle lies, how large it is, and how it leans. */
export interface Place extends Point {
  readonly width: number;
  /** Equal to the width when left out. */
  readonly height?: number;
  readonly degrees?: number;
}

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

export const INK = '#1B2A3A';
const PARCHMENT = '#F6E7C6';
export const PAPER = '#FFF8E7';
const NAVY = '#12324A';
export const DEEP = '#0B2133';
const RHUMB = '#EAD6A8';
const WAVE_TILE = { width: 160, height: 120 } as const;

/** A drawing of our art at a place. */
export function drawing(name: string, { x, y, width, height = width, degrees = 0 }: Place): string {
  const place = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"`;
  return turned(inset(readDrawing(name), place), { x, y }, degrees);
}

/** Some markup turned around a point. */
export function turned(markup: string, { x, y }: Point, degrees: number): string {
  return degrees === 0 ? markup : `<g transform="rotate(${degrees} ${x} ${y})">${markup}</g>`;
}

/** Parchment with the lines of a compass rose, as on a sea chart. */
export function chart(rose: Point): string {
  const lines = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * Math.PI) / 16 + Math.PI / 64;
    const x = Math.round(rose.x + Math.cos(angle) * 1600);
    const y = Math.round(rose.y + Math.sin(angle) * 1600);
    return `M${rose.x} ${rose.y}L${x} ${y}`;
  });
  return [
    `<path fill="${PARCHMENT}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
    `<path stroke="${RHUMB}" stroke-width="2" d="${lines.join('')}"/>`,
  ].join('');
}

/** The low sun of the home page's hero. */
export function sun({ x, y }: Point, radius: number): string {
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#FBD98A"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="#F8C75A"/>`,
  ].join('');
}

export function cloud({ x, y }: Point, scale: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<path fill="${PAPER}" stroke="${INK}" stroke-width="3.5" d="M0 40q-24-2-22-20T0 4Q8-20 34-16q20 2 26 18 30-8 38 14 4 22-22 24Z"/>`,
    '<path stroke="#E6D3A8" stroke-width="4" d="M2 30h70M40-4q10 0 13 10"/></g>',
  ].join('');
}

export function gull({ x, y }: Point, scale: number): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" stroke="${INK}" stroke-width="4" d="M0 0q10-14 20 0 10-14 22-2"/>`;
}

/** The sea from a height down: the wave edge, then navy. */
export function sea(top: number, scale: number): string {
  const width = WAVE_TILE.width * scale;
  const height = WAVE_TILE.height * scale;
  const waves = readDrawing('waves');
  const tiles = Array.from({ length: Math.ceil(WIDTH / width) }, (_, index) =>
    inset(waves, `x="${index * width}" y="${top}" width="${width}" height="${height}"`),
  );
  const bed = top + height - 2;
  return `${tiles.join('')}<path fill="${NAVY}" d="M0 ${bed}H${WIDTH}V${HEIGHT}H0Z"/>`;
}

/** The shine of small waves on navy. */
export function ripples(points: readonly Point[]): string {
  const paths = points.map(({ x, y }) => `M${x} ${y}q18-10 36 0`);
  return `<path stroke="#2A5877" stroke-width="4" d="${paths.join('')}"/>`;
}

/** The border of a chart: strips of ink and paper between fine rules. */
export function border(): string {
  const strip = 14;
  const edge = strip / 2 + 3;
  const frame = `x="${edge}" y="${edge}" width="${WIDTH - 2 * edge}" height="${HEIGHT - 2 * edge}"`;
  const inner = strip + 6;
  return [
    `<path stroke="${INK}" stroke-width="6" stroke-linejoin="miter" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
    `<rect ${frame} stroke="${PAPER}" stroke-width="${strip}"/>`,
    `<rect ${frame} stroke="${INK}" stroke-width="${strip}" stroke-linecap="butt" stroke-dasharray="40"/>`,
    `<rect x="${inner}" y="${inner}" width="${WIDTH - 2 * inner}" height="${HEIGHT - 2 * inner}" stroke="${INK}" stroke-width="3"/>`,
  ].join('');
}

/** One part of a drawing that has several, in the units that they share. */
export function part(name: string, x: number, y: number, width: number, height: number): string {
  return inset(readDrawing(name), `x="${x}" y="${y}" width="${width}" height="${height}"`);
}

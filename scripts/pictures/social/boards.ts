import { DEEP, drawing, INK, PAPER, turned, type Place, type Point } from './parts.ts';

/** The wooden tray that a board lies in: planks, rim and a hard shadow. */
export function tray({ x, y }: Point, side: number): string {
  const box = (grow: number) =>
    `x="${x - grow}" y="${y - grow}" width="${side + 2 * grow}" height="${side + 2 * grow}"`;
  const seams = [1, 2].map((third) => `M${x} ${y + (side * third) / 3}h${side}`);
  return [
    `<rect ${box(9)} transform="translate(0 13)" rx="32" fill="${DEEP}"/>`,
    `<rect ${box(9)} rx="32" fill="${INK}"/>`,
    `<rect ${box(6)} rx="29" fill="#C98A4B"/>`,
    `<rect ${box(0)} rx="24" fill="#A5642B"/>`,
    `<path stroke="#7A4518" stroke-width="4" stroke-linecap="butt" d="${seams.join('')}"/>`,
    `<rect ${box(0)} rx="24" stroke="${INK}" stroke-width="5"/>`,
  ].join('');
}

interface Tile {
  readonly face: string;
  readonly lip: string;
}

const PLAIN_TILE: Tile = { face: PAPER, lip: '#E6D3A8' };
const WINNING_TILE: Tile = { face: '#FFE08A', lip: '#F2B632' };
const MATCHED_TILE: Tile = { face: '#DDEBCB', lip: '#B8D29A' };
const DIMMED_TILE: Tile = { face: '#EFE0BC', lip: '#E6D3A8' };

/** A tile with its lip, from its top left corner. */
function tile(
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
  { face, lip }: Tile,
): string {
  const radius = Math.min(width, height) / 8;
  const lipHeight = Math.round(height / 16);
  const corners = `rx="${radius}"`;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${corners} fill="${lip}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height - lipHeight}" ${corners} fill="${face}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${corners} stroke="${INK}" stroke-width="${height > 80 ? 4 : 3}"/>`,
  ].join('');
}

/** The rope through a winning line. */
function rope(from: Point, to: Point, scale: number): string {
  const line = `d="M${from.x} ${from.y}L${to.x} ${to.y}"`;
  return [
    `<path stroke="${INK}" stroke-width="${17 * scale}" ${line}/>`,
    `<path stroke="${PAPER}" stroke-width="${10 * scale}" ${line}/>`,
    `<path stroke="#B3261E" stroke-width="${5 * scale}" stroke-dasharray="1 ${11 * scale}" ${line}/>`,
  ].join('');
}

/** The tiles of a board, `X` and `O` as the puzzles write them; `asked` is the cell in question. */
export function board(
  corner: Point,
  side: number,
  moves: string,
  line: readonly number[],
  asked?: number,
): string {
  const cells = cellsOf(corner, side, side / 26);
  const from = cells[line[0] ?? -1];
  const to = cells[line.at(-1) ?? -1];
  return [
    ...cells.map(({ index, ...cell }) =>
      tile(cell, cell, line.includes(index) || index === asked ? WINNING_TILE : PLAIN_TILE),
    ),
    from === undefined || to === undefined ? '' : rope(from.middle, to.middle, side / 300),
    ...cells.map(({ index, middle, width }) =>
      piece(moves[index], { ...middle, width: width * 0.8 }),
    ),
  ].join('');
}

/** A board of nine in its frame: open, in gold where the next move goes, or won by the chest. */
export function smallBoard(
  corner: Point,
  side: number,
  moves: string,
  state: 'open' | 'forced' | 'won',
): string {
  const frame = state === 'open' ? '#C9AE78' : '#F2B632';
  const face = state === 'forced' ? PLAIN_TILE : DIMMED_TILE;
  const middle = { x: corner.x + side / 2, y: corner.y + side / 2 };
  const box = (grow: number) =>
    `x="${corner.x - grow}" y="${corner.y - grow}" width="${side + 2 * grow}" height="${side + 2 * grow}"`;
  return [
    state === 'forced'
      ? `<rect ${box(7)} rx="18" fill="${INK}"/><rect ${box(5)} rx="16" fill="${PAPER}"/>`
      : '',
    `<rect ${box(0)} rx="12" fill="${frame}" stroke="${INK}" stroke-width="3.5"/>`,
    ...cellsOf(corner, side, side / 20).map(
      ({ index, middle: cellMiddle, ...cell }) =>
        tile(cell, cell, face) + piece(moves[index], { ...cellMiddle, width: cell.width * 0.84 }),
    ),
    state === 'won' ? drawing('treasure', { ...middle, width: side * 0.86 }) : '',
  ].join('');
}

interface Cell extends Point {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  /** The middle of the face, which lies above the lip. */
  readonly middle: Point;
}

function cellsOf(corner: Point, side: number, gap: number): readonly Cell[] {
  const width = (side - 4 * gap) / 3;
  return Array.from({ length: 9 }, (_, index) => {
    const x = corner.x + gap + (index % 3) * (width + gap);
    const y = corner.y + gap + Math.floor(index / 3) * (width + gap);
    const middle = { x: x + width / 2, y: y + width / 2 - width / 32 };
    return { index, x, y, width, height: width, middle };
  });
}

function piece(mark: string | undefined, place: Place): string {
  if (mark === 'X') return drawing('skull', place);
  return mark === 'O' ? drawing('treasure', place) : '';
}

/** Coins of skull and treasure in the rows of the hull, whose cells are 100 units wide. */
export function coins(rows: readonly string[]): string {
  return rows
    .flatMap((row, rowIndex) =>
      [...row].map((mark, column) => {
        if (mark === '.') return '';
        const name = mark === 'S' ? 'coin-skull' : 'coin-treasure';
        return drawing(name, { x: 68.5 + column * 100, y: 94 + rowIndex * 100, width: 84 });
      }),
    )
    .join('');
}

const CARD = { width: 212, height: 265 } as const;

/** A card around its middle; without a face it shows its back. */
export function card({ x, y, degrees = 0 }: Omit<Place, 'width'>, face: string | null): string {
  const corner = { x: x - CARD.width / 2, y: y - CARD.height / 2 };
  const shadow = `<rect x="${corner.x - 2}" y="${corner.y + 8}" width="${CARD.width + 4}" height="${CARD.height}" rx="26" fill="${DEEP}"/>`;
  const side =
    face === null
      ? drawing('card-back', { x, y, ...CARD })
      : tile(corner, CARD, face === 'parrot' ? MATCHED_TILE : PLAIN_TILE) +
        drawing(face, { x, y: y - 8, width: 156 });
  return turned(shadow + side, { x, y }, degrees);
}

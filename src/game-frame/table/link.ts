import { LINK_MARK } from './signs.ts';

/** The text of the battle that an address' fragment holds; `null` where it holds none. */
export function battleText(hash: string): string | null {
  return hash.startsWith(LINK_MARK) ? hash.slice(LINK_MARK.length) : null;
}

/** The address of a page with a battle in its fragment, which no server ever sees. */
export function battleLink(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  text: string,
): string {
  return origin + pathname + LINK_MARK + text;
}

import { GAMES } from '#games/catalogue.ts';
import type { SocialPictureId } from '../../../src/site/social-pictures.ts';
import { border, PICTURE_SIZE } from './parts.ts';

/** What a file of `compositions` exports. */
interface Composition {
  /** The drawings of the picture, without its border. */
  readonly compose: () => string;
}

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

const IDS: readonly SocialPictureId[] = [...GAMES.map(({ id }) => id), 'site'];
const COMPOSITIONS = new Map(await Promise.all(IDS.map(load)));

/** The vector picture that a social preview is made from: our drawings, and no words. */
export function compose(id: SocialPictureId): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    COMPOSITIONS.get(id)?.compose(),
    border(),
    '</svg>',
  ].join('');
}

async function load(id: SocialPictureId): Promise<readonly [SocialPictureId, Composition]> {
  return [id, (await import(`./compositions/${id}.ts`)) as Composition];
}

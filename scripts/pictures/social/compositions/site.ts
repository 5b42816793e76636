import { inset, readDrawing } from '../../../build/sprite.ts';
import { PICTURE_SIZE } from '../parts.ts';

/** The ship of the home page in front of its island. */
export function compose(): string {
  return inset(
    readDrawing('hero').replace(/viewBox="[^"]*"/, 'viewBox="846 66 820 430.5"'),
    `x="0" y="0" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}"`,
  );
}

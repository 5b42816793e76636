import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The paths of all files in a folder and its subfolders, from that folder: `ar/blog.html`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}

/** Whether a file is a compressed copy of another one. */
export function isCompressedCopy(file: string): boolean {
  return /\.(br|gz)$/.test(file);
}

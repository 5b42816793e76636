import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { NOT_FOUND_PATH, OFFLINE_PATH } from '#site/special-paths.ts';

/** Where the last build is. */
export const BUILD_FOLDER = join(import.meta.dirname, '../../dist');

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

/** The paths of all pages of the last build, including those that no link leads to. */
export function builtPaths(): string[] {
  return filesIn(BUILD_FOLDER)
    .filter((file) => file.endsWith('.html'))
    .map(pathOfFile)
    .toSorted();
}

/** The paths of pages that links, the sitemap and search engines lead to. */
export function listedPaths(): string[] {
  return builtPaths().filter(
    (path) => ![NOT_FOUND_PATH, OFFLINE_PATH].some((end) => path.endsWith(end)),
  );
}

/** The path at which a built file is visited: `ar.html` at `/ar`, `index.html` at `/`. */
export function pathOfFile(file: string): string {
  const path = `/${file}`.replace(/(\/index)?\.html$/, '');
  return path === '' ? '/' : path;
}

/** The built file that is visited at a path; a path with an extension names the file itself. */
export function fileOfPath(path: string): string {
  if (/\.\w+$/.test(path)) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

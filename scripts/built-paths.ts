import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { BUILD_FOLDER } from './serve.ts';

/** The paths of all pages of the last build, those included that no link leads to. */
export function builtPaths(): string[] {
  return readdirSync(BUILD_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => pathOfFile(file.replaceAll(sep, '/')))
    .toSorted();
}

/** The path at which a built file is visited: `ar.html` at `/ar`, `index.html` at `/`. */
export function pathOfFile(file: string): string {
  const path = `/${file}`.replace(/(\/index)?\.html$/, '');
  return path === '' ? '/' : path;
}

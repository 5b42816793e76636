import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { BUILD_FOLDER } from './serve.ts';

/** The paths of all pages of the last build, the not-found pages included. */
export function builtPaths(): string[] {
  return readdirSync(BUILD_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`.replaceAll(sep, '/'))
    .map((file) => file.replace(/(\/index)?\.html$/, ''))
    .map((path) => (path === '' ? '/' : path))
    .toSorted();
}

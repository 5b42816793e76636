import markups from 'virtual:project-files';
import type { ProjectFile } from '#content/project-files.ts';

/** The markup travels inside the page: the scripts of the built site contain none of it. */
const COLOURED = import.meta.env.SSR || import.meta.env.DEV ? markups : {};

/** The coloured text of a file, as markup made by this project; empty in the browser. */
export function colouredFile(name: ProjectFile): string {
  return COLOURED[name] ?? '';
}

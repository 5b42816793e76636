import type { Header, HeaderRule } from './header-rules.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

/** The folders whose files have a digest of their content in their names: Vite's, and that of the pictures for links. */
const LASTING_FOLDERS = ['assets', 'social'];
const DIGEST = /-[\w-]{8,10}\.\w+$/;

/** A file that never changes under its name is kept for a year and not asked for again. */
const KEPT: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
/** Anything else is kept too, and the host is asked before each use whether it is still the same. */
const ASKED_FOR: Header = ['Cache-Control', 'no-cache'];

/**
 * The headers of a built site that depend on the path. `files` are its files by their path from the root
 * (`ar/blog.html`). No header is in two rules that match the same path, because hosts would join the values. Pages
 * therefore have a pattern for everything at the root and one for each folder, since no pattern can say "anything but
 * assets". Throws for a file that would be kept although its name has no digest of its content.
 */
export function siteHeaders(files: readonly string[]): readonly HeaderRule[] {
  const lasting = (folder: string) => LASTING_FOLDERS.includes(folder);
  const unnamed = files.filter((file) => lasting(folderOf(file)) && !DIGEST.test(file));
  if (unnamed.length > 0) throw new Error(`No digest in the name of ${unnamed.join(', ')}`);

  const changing = [...new Set(files.map(folderOf))]
    .filter((folder) => folder !== '' && !lasting(folder))
    .toSorted();
  return [
    // Only for the files in the folder: a host's redirect of `/assets/` must not be kept.
    { patterns: LASTING_FOLDERS.map((folder) => `/${folder}/:file`), headers: [KEPT] },
    {
      patterns: ['/', '/:file', ...changing.map((folder) => `/${folder}/*`)],
      headers: [ASKED_FOR, ['Permissions-Policy', PERMISSIONS_POLICY]],
    },
  ];
}

function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
}

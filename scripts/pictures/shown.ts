import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'];

/** Paths, from the repository's root, of the pictures that its documents show. */
export function shownPictures(): readonly string[] {
  const paths = globSync(DOCUMENTS).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, address = '']) =>
      normalize(join(dirname(file), address)),
    );
  });
  return [...new Set(paths)];
}

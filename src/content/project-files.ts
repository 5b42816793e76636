/**
 * The files of this project that its page shows, the owner's own first: the only list. The build
 * reads their texts in place.
 */
export const PROJECT_FILES = [
  'src/site/site.ts',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.pure.json',
  'oxlint.config.ts',
  '.oxfmtrc.json',
  'knip.json',
  'vitest.config.ts',
  'playwright.config.ts',
  'lingui.config.ts',
  '.ci/run',
] as const;

/** A file by its path from the project's root. */
export type ProjectFile = (typeof PROJECT_FILES)[number];

/**
 * Which source files' messages stand in which catalogue: the only list. A page loads the shell's
 * catalogue and its own; `head` is read while prerendering and never sent.
 */
export const CATALOGUES = {
  shell: [
    'src/app.tsx',
    'src/play',
    'src/ui',
    'src/site/routes.ts',
    'src/pages/shell',
    'src/pages/error',
    'src/pages/not-found',
  ],
  home: ['src/pages/home', 'src/games/classic'],
  head: ['src/site/head.ts', 'src/site/structured-data.ts'],
} as const satisfies Record<string, readonly string[]>;

export type CatalogueName = keyof typeof CATALOGUES;

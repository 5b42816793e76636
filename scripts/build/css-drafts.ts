import type { Plugin } from 'vite';

/** Replaces custom media queries in style sheets, which browsers do not know yet, by what they stand for. */
export function customMedia(queries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css(\?|$)/ },
      handler: (css) => ({ code: withoutCustomMedia(css, queries), map: null }),
    },
  };
}

/**
 * The style sheet with the query `FROM_TABLET` in place of each `(--from-tablet)` after `@media`. Throws
 * at a name that is not among the queries: the browser would drop the whole rule without a word.
 */
export function withoutCustomMedia(css: string, queries: Readonly<Record<string, string>>): string {
  return css.replaceAll(/@media[^{]+/g, (condition) =>
    condition.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = queries[name.toUpperCase().replaceAll('-', '_')];
      if (query === undefined) throw new Error(`No window is called --${name}`);
      return query;
    }),
  );
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import * as WINDOWS from '../../src/ui/windows.ts';

const MIXINS = resolve('src/ui/mixins.css');

/** A custom media query or a mixin, as style sheets write it. */
export const DRAFT = /(?<=@media[^{]*)\(--[\w-]+\)|@apply --[\w-]+;/g;

/**
 * What style sheets use of CSS that is still a draft, each as they write it: the windows of `windows.ts` are custom
 * media queries, and the mixins of `mixins.css` are closed by a brace at the beginning of a line.
 */
export function ownDrafts(): ReadonlyMap<string, string> {
  const queries = Object.entries(WINDOWS).map(
    ([name, query]) => [`(--${name.toLowerCase().replaceAll('_', '-')})`, query] as const,
  );
  const mixins = readFileSync(MIXINS, 'utf8').matchAll(/^@mixin (--[\w-]+) \{\n(.*?)^\}/gms);
  return new Map([
    ...queries,
    ...[...mixins].map(([, name, lines = '']) => [`@apply ${name};`, lines] as const),
  ]);
}

/** Puts custom media queries and mixins, which browsers do not know yet, into style sheets. */
export function cssDrafts(): Plugin {
  return {
    name: 'css-drafts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css(\?|$)/ },
      handler(css) {
        this.addWatchFile(MIXINS);
        return { code: withoutDrafts(css), map: null };
      },
    },
  };
}

/** A style sheet as browsers know it. Throws at an undefined name, whose rule a browser would drop without a word. */
export function withoutDrafts(css: string): string {
  const drafts = ownDrafts();
  const replaced = (part: string): string =>
    part.replaceAll(DRAFT, (draft) => {
      const meaning = drafts.get(draft);
      if (meaning === undefined) throw new Error(`Nothing is called ${draft}`);
      return replaced(meaning);
    });
  return replaced(css);
}

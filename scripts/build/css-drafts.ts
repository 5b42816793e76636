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
  const drafts = new Map<string, string>();
  for (const [name, query] of Object.entries(WINDOWS)) {
    drafts.set(`(--${name.toLowerCase().replaceAll('_', '-')})`, query);
  }
  const mixins = readFileSync(MIXINS, 'utf8').matchAll(/^@mixin (--[\w-]+) \{\n(.*?)^\}/gms);
  for (const [, name, lines = ''] of mixins) drafts.set(`@apply ${name};`, lines);
  return drafts;
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
export function withoutDrafts(css: string, drafts = ownDrafts()): string {
  return css.replaceAll(DRAFT, (draft) => {
    const meaning = drafts.get(draft);
    if (meaning === undefined) throw new Error(`Nothing is called ${draft}`);
    return withoutDrafts(meaning, drafts);
  });
}

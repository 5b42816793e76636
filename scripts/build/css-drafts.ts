import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as WINDOWS from '../../src/ui/windows.ts';

const MIXINS = join(import.meta.dirname, '../../src/ui/mixins.css');

/**
 * What style sheets use of CSS that is still a draft, by names without the dashes: the windows of `windows.ts` are
 * custom media queries, and the mixins of `mixins.css` are closed by a brace at the beginning of a line.
 */
export function ownDrafts() {
  const queries = Object.entries(WINDOWS).map(
    ([name, query]) => [name.toLowerCase().replaceAll('_', '-'), query] as const,
  );
  const mixins = readFileSync(MIXINS, 'utf8').matchAll(/^@mixin --([\w-]+) \{\n(.*?)^\}/gms);
  return {
    queries: new Map<string, string>(queries),
    mixins: new Map([...mixins].map(([, name = '', declarations = '']) => [name, declarations])),
  };
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

/**
 * The style sheet as browsers know it. Throws at a name that is not defined: a browser would drop the
 * rule without a word.
 */
export function withoutDrafts(css: string): string {
  const { queries, mixins } = ownDrafts();
  return css
    .replaceAll(/(?<=@media[^{]*)\(--([\w-]+)\)/g, (_, name: string) => meaning(queries, name))
    .replaceAll(/@apply --([\w-]+);/g, (_, name: string) => meaning(mixins, name));
}

function meaning(drafts: ReadonlyMap<string, string>, name: string): string {
  const found = drafts.get(name);
  if (found === undefined) throw new Error(`Nothing is called --${name}`);
  return found;
}

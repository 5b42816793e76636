import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as WINDOWS from '../../src/ui/windows.ts';

/** What style sheets use of CSS that is still a draft. */
export interface Drafts {
  /** The media query behind each custom one, by names without the dashes. */
  readonly queries: ReadonlyMap<string, string>;
  /** The declarations of each mixin, by such names. */
  readonly mixins: ReadonlyMap<string, string>;
}

const MIXINS = join(import.meta.dirname, '../../src/ui/mixins.css');

/** The windows of `windows.ts` and the mixins of `mixins.css`. */
export function ownDrafts(): Drafts {
  const queries = Object.entries(WINDOWS).map(
    ([name, query]) => [name.toLowerCase().replaceAll('_', '-'), query] as const,
  );
  return { queries: new Map(queries), mixins: mixinsIn(readFileSync(MIXINS, 'utf8')) };
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
        return { code: withoutDrafts(css, ownDrafts()), map: null };
      },
    },
  };
}

/**
 * The style sheet as browsers know it. Throws at a name that is not defined: a browser would drop the
 * rule without a word.
 */
export function withoutDrafts(css: string, { queries, mixins }: Drafts): string {
  return css
    .replaceAll(/(?<=@media[^{]*)\(--([\w-]+)\)/g, (_, name: string) => meaning(queries, name))
    .replaceAll(/@apply --([\w-]+);/g, (_, name: string) => meaning(mixins, name));
}

function meaning(drafts: ReadonlyMap<string, string>, name: string): string {
  const found = drafts.get(name);
  if (found === undefined) throw new Error(`Nothing is called --${name}`);
  return found;
}

/** The mixins that a style sheet defines, each closed by a brace at the beginning of a line. */
export function mixinsIn(css: string): ReadonlyMap<string, string> {
  const found = css.matchAll(/^@mixin --([\w-]+) \{\n(.*?)^\}/gms);
  return new Map([...found].map(([, name = '', declarations = '']) => [name, declarations]));
}

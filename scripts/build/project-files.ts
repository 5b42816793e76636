import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import type { Plugin } from 'vite';
import { PROJECT_FILES } from '../../src/content/project-files.ts';

// By the extension of a file; a shell script has no extension.
hljs.registerLanguage('json', json);
hljs.registerLanguage('ts', typescript);
hljs.registerLanguage('bash', bash);

/** The grammars' scopes by what the page colours alike; all others have the colour of text. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'meta'],
  keyword: ['keyword', 'literal'],
  value: ['number', 'variable'],
  string: ['string', 'regexp'],
  plain: ['subst'],
  name: ['attr', 'property', 'title', 'built_in'],
};

/** Serves the project's files as one module, by path: their exact text, in elements that say what each part is. */
export function projectFiles(): Plugin {
  return {
    name: 'project-files',
    // The zero marks a module that is not a file, so that no other plugin looks for it on the disk.
    resolveId: { filter: { id: /^virtual:project-files$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:project-files$/ },
      handler() {
        for (const name of PROJECT_FILES) this.addWatchFile(resolve(name));
        const markups = PROJECT_FILES.map((name) => {
          const markup = coloured(readFileSync(name, 'utf8'), extname(name));
          return [name, `<pre><code>${markup}</code></pre>`] as const;
        });
        return `export default ${JSON.stringify(Object.fromEntries(markups))};`;
      },
    },
  };
}

/** The markup of a text, read as a file with that extension. Throws for an extension without a grammar. */
export function coloured(text: string, ending: string): string {
  const language = ending.slice(1) || 'bash';
  if (hljs.getLanguage(language) === undefined) throw new Error(`No grammar for ${ending}`);
  return hljs
    .highlight(text, { language })
    .value.replaceAll(/<span class="hljs-(\w+)[^"]*">/g, (_, scope: string) => {
      const kind = Object.keys(KINDS).find((name) => KINDS[name]?.includes(scope));
      return kind === undefined ? '<span>' : `<span data-code="${kind}">`;
    })
    .replaceAll(/<span>([^<]*)<\/span>/g, '$1');
}

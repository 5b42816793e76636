import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import type { Plugin } from 'vite';
import { PROJECT_FILES, type ProjectFile } from '../../src/content/project-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODULE = 'virtual:project-files';
/** A module that is no file has this mark, so that no other plugin looks for it on the disk. */
const RESOLVED = `\0${MODULE}`;

hljs.registerLanguage('bash', bash);
hljs.registerLanguage('json', json);
hljs.registerLanguage('typescript', typescript);

/** The grammar of a file, by the end of its name; a script for the shell has none. */
const GRAMMARS: Readonly<Record<string, string>> = {
  '.json': 'json',
  '.ts': 'typescript',
  '': 'bash',
};

/** What the page colours alike, by the scopes of the grammars; all others have the colour of text. */
const KINDS: Readonly<Record<string, string>> = {
  comment: 'comment',
  meta: 'comment',
  keyword: 'keyword',
  literal: 'keyword',
  number: 'value',
  variable: 'value',
  string: 'string',
  regexp: 'string',
  subst: 'plain',
  attr: 'name',
  property: 'name',
  title: 'name',
  built_in: 'name',
};

/** Makes a module of the project's own files: their coloured markup, by their paths. */
export function projectFiles(): Plugin {
  return {
    name: 'project-files',
    resolveId: { filter: { id: /^virtual:project-files$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:project-files$/ },
      handler() {
        for (const name of PROJECT_FILES) this.addWatchFile(join(ROOT, name));
        const markups = PROJECT_FILES.map((name) => [name, colouredFile(name)] as const);
        return `export default ${JSON.stringify(Object.fromEntries(markups))};`;
      },
    },
  };
}

/** The markup of a file: its text to the letter, in elements that tell what is what. */
function colouredFile(name: ProjectFile): string {
  const text = readFileSync(join(ROOT, name), 'utf8');
  return `<pre><code>${coloured(text, extname(name))}</code></pre>`;
}

/** The markup of a text in the language of files with that ending. Throws for any other ending. */
export function coloured(text: string, ending: string): string {
  const language = GRAMMARS[ending];
  if (language === undefined) throw new Error(`No grammar for files that end in ${ending}`);
  return hljs
    .highlight(text, { language })
    .value.replaceAll(/<span class="hljs-(\w+)[^"]*">/g, (_, scope: string) => {
      const kind = KINDS[scope];
      return kind === undefined ? '<span>' : `<span data-code="${kind}">`;
    })
    .replaceAll(/<span>([^<]*)<\/span>/g, '$1');
}

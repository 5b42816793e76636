import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What React consists of in the browser, and the file of each part. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};
const IS_PART = new RegExp(`^(?:${Object.keys(FILES).join('|')})$`);
const IS_FILE = /[/]cjs[/](?:react|scheduler)[\w-]*[.]production[.]js$/;

const require = createRequire(import.meta.url);

/**
 * Bundles React, which is published as CommonJS, as ES modules: a hook is called by its name instead of as a property
 * of the library, and what nobody imports is left out.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      filter: { id: IS_PART },
      handler(id) {
        const file = FILES[id];
        return file === undefined ? null : join(dirname(require.resolve(id)), 'cjs', file);
      },
    },
    transform: {
      filter: { id: IS_FILE },
      handler: (code) => ({ code: asModule(code), map: null }),
    },
  };
}

/**
 * A CommonJS module as an ES module, if it is written as React's are: each library is required once, by a variable of
 * its own, and each export is a property that is first assigned at the beginning of a line.
 */
export function asModule(code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replaceAll(/\b(\w+) = require\("([^"]+)"\)/g, (_, name: string, id: string) => {
      imports.push(`import * as ${name} from ${JSON.stringify(id)};`);
      return `${name}$required = null`;
    })
    .replaceAll(/^exports[.](\w+) =/gm, (assignment, name: string) => {
      const isFirst = !names.has(name);
      names.add(name);
      return isFirst ? `let ${assignment}` : assignment;
    })
    .replaceAll(/\bexports[.](\w+)/g, 'exported$$$1');
  const exported = [...names].map((name) => `exported$${name} as ${name}`);
  return [...imports, body, `export { ${exported.join(', ')} };`].join('\n');
}

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Published as CommonJS alone, and imported by name all over the application. */
const LIBRARIES = ['react', 'react/jsx-runtime'];
const PREFIX = '\0named-exports:';

const require = createRequire(import.meta.url);

/**
 * Gives the CommonJS modules of React the named exports of an ES module. Without it each call of a hook or of JSX
 * is a call of a property, `(0, react.useId)()`, and each file that makes one wraps the library anew.
 */
export function namedExports(): Plugin {
  return {
    name: 'named-exports',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^(${LIBRARIES.join('|')})$`) },
      handler(id, importer, { kind }) {
        // Only what imports gets it: CommonJS modules want their library as it is.
        const isWrapped = importer?.startsWith(PREFIX) === true || kind === 'require-call';
        return isWrapped ? null : PREFIX + id;
      },
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const library = id.slice(PREFIX.length);
        const names = Object.keys(require(library) as object).filter((name) =>
          /^[A-Za-z]/.test(name),
        );
        return [
          `import library from ${JSON.stringify(library)};`,
          ...names.map((name) => `export const ${name} = library.${name};`),
        ].join('\n');
      },
    },
  };
}

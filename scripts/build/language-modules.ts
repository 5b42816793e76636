import type { Plugin } from 'vite';
import { catalogues, SERVER_CATALOGUES } from '../../src/i18n/catalogues.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { HEADING_FACES } from './heading-faces.ts';

/** The name of a language's module, as written in the manifest of a build. */
export function languageModule(code: string): string {
  return `virtual:language/${code}`;
}

/**
 * Makes one module per language: its heading faces, and an import function for each of its
 * catalogues. A page loads only its own language's module, so no language makes another's larger.
 */
export function languageModules(): Plugin {
  return {
    name: 'language-modules',
    resolveId: { filter: { id: /^virtual:language/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:language/ },
      handler(id) {
        const { name, mode } = this.environment;
        const [, code] = id.split('/');
        const isReadByServer = name === 'ssr' || mode === 'dev';
        return code === undefined ? moduleOfAll() : moduleOf(code, isReadByServer);
      },
    },
  };
}

function moduleOfAll(): string {
  const entries = LANGUAGES.map(({ code }) => `${code}: () => import('${languageModule(code)}')`);
  return `export default { ${entries.join(', ')} };`;
}

// Catalogues that only the server reads are left out of the site.
function moduleOf(code: string, isReadByServer: boolean): string {
  const leftOut: readonly string[] = isReadByServer ? [] : SERVER_CATALOGUES;
  const entries = catalogues()
    .filter(({ name }) => !leftOut.includes(name))
    .map(({ name }) => `'${name}': () => import('/src/i18n/catalogues/${code}/${name}.po')`);
  const faces = HEADING_FACES.filter(({ languages }) => languages.includes(code)).map(
    ({ name }) => `import '/src/generated/fonts/${name}.css';`,
  );
  return [...faces, `export const CATALOGUE_FILES = { ${entries.join(', ')} };`].join('\n');
}

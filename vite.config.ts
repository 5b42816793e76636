import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { cssDrafts } from './scripts/build/css-drafts.ts';
import { languageModules } from './scripts/build/language-modules.ts';
import { projectFiles } from './scripts/build/project-files.ts';
import { renderProse } from './scripts/build/prose.ts';
import { reactModules } from './scripts/build/react-modules.ts';
import { shortMessageIds } from './scripts/build/short-message-ids.ts';
import { smallNumbers } from './scripts/build/small-numbers.ts';
import { styleLists } from './scripts/build/style-lists.ts';
import { languageOfPath } from './src/i18n/languages.ts';

const APPLICATION = 'application';

/**
 * Everything that every page needs, with all its imports, is one file, because that compresses better
 * than its parts. It includes the parts of the interface, which would be a dozen small files; parts
 * for a few pages stay with those pages. The script inside the pages and the entry run before this
 * file and are bundled separately (scripts/build/page-scripts.ts).
 */
const CHUNKS = [
  {
    name: APPLICATION,
    test: new RegExp(
      [
        'react-dom-client',
        'preload-helper',
        'src/(start|app)[.]tsx$',
        'src/(ui|session|game-frame)/(?!text-field|toast-place|modal|kept-focus|long-date|battle-(frame|game|words|announcements|session)|use-(battle|computer)|ending/|fair-play/|mascot/|disclosure|table/(table|offer|send-dialog|unfinished|link|use-log)|switch|opponent|(late-)?computer|worker-line|solver-client|rival-panel|choice-sheet|project|use-when-hidden|sound-player)',
        'src/(first-page[.]ts|navigation/served/(served-text|prose)[.]tsx)$',
        'src/pages/(environment[.]ts|home/other-games[.]ts|game-page/late-next-games[.]tsx)$',
        'src/services/(clock|after-paint|idle|motion|seed|first-interaction|own-script)[.]ts$',
        'src/core/(three-by-three|mode)[.]ts$',
        'src/games/(memory/(difficulties|time-text)|puzzles/ids)[.]ts$',
      ].join('|'),
    ),
  },
  // A first visit needs both, and hardly anybody needs one alone.
  { name: 'views', test: /src[/]notices[/](consent[/]views|consent[/]banner|room-at-end)[.]/ },
  // The home page, the captain's log and the endings share them, and no other page begins with them.
  { name: 'trophies', test: /src[/]generated[/]pictures[/]win-(coin|crown|flag|goblet|key)/ },
  // Small parts that most games share compress better as one.
  {
    name: 'game',
    test: /src[/](game-frame[/](choice-sheet|ending[/](use-ending|person))|pages[/]game-page[/]game-page)[.]/,
  },
  // What keeps and reads the captain's log comes late, and all of it at once.
  { name: 'log', test: /src[/]log[/]/ },
];

/** What React offers to its developer tools weighs 300 bytes on every page, and no player has them. */
const UNUSED = { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined };

export default defineConfig(({ command }) => ({
  plugins: [
    cssDrafts(),
    // Before React's plugin: the macros must be gone when JSX is compiled.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    // The words of the source stand in for a missing translation: in development, in tests, and in a build
    // that is told so, but never in one that is to be published.
    lingui({
      failOnMissing: command === 'build' && process.env['MISSING_TRANSLATIONS'] !== 'allowed',
      failOnCompileError: true,
    }),
    shortMessageIds(),
    smallNumbers(),
    reactModules(),
    compiledAhead(),
    prose(),
    projectFiles(),
    languageModules(),
    servedStyle(),
    styleLists(),
    developmentLanguage(),
  ],
  resolve: {
    // The message library includes a shim for a hook that React itself has.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // The page served in development names this file in an attribute.
  optimizeDeps: { entries: ['src/start.tsx'] },
  css: { modules: { generateScopedName: className } },
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A part waits for its styles, so they are asked for with it. Most of the scripts that it imports are there
      // already: to list them all would weigh 700 bytes on every page.
      resolveDependencies: (_, dependencies) =>
        dependencies.filter((file) => file.endsWith('.css')),
    },
    // Slower than the bundler's own, and 1 to 2 KB smaller on each page.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      // No code reads a property for what reading it does, here and in the bundler below.
      compress: { passes: 3, pure_getters: true, global_defs: UNUSED },
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // React asks its scheduler for what that has in development alone. Of our own imports the compiler tells.
      checks: { importIsUndefined: false },
      input: { application: 'src/start.tsx' },
      // The entry calls one of its exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups: CHUNKS },
        chunkFileNames,
        // Scripts list these names, and digests do not compress: 36 bits tell files apart.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  // Reports and traces are written there while the gallery is under test.
  server: { watch: { ignored: ['**/.build/**'] } },
  worker: { format: 'es' },
}));

/** Files are named after their module; the page of a game, after the game's folder. */
function chunkFileNames({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, game] = /\/games\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${game ?? name}-[hash].js`;
}

/**
 * The name of a class on the page. It follows from the class and its file alone, so a changed style leaves the
 * scripts as they are; scripts list all these names, and digits of lines and contents would weigh there.
 */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/[?].*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}

/**
 * Has the application compiled beside the page, by a browser that knows this comment. Others compile each of
 * its functions when it is first called, as all browsers do with other files, and the page has to wait.
 */
function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.name !== APPLICATION) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}

/** Turns a document into a module whose only export is its markup. */
function prose(): Plugin {
  return {
    name: 'prose',
    transform: {
      filter: { id: /\/catalogues\/\w+\/documents\/[\w-]+\.md$/ },
      handler(source, id) {
        const [language = '', , file = ''] = id.split('/').slice(-3);
        return {
          code: `export default ${JSON.stringify(renderProse(source, language, file))};`,
          map: null,
        };
      },
    },
  };
}

/**
 * Keeps the style of parts that only the server renders, or whose script comes late, in the page's own
 * style. The bundler would drop such a style module, because no script imports a name from it.
 */
function servedStyle(): Plugin {
  return {
    name: 'served-style',
    enforce: 'post',
    transform: {
      filter: {
        id: /\/src\/(pages\/home-story\/[\w-]+|pages\/home\/quick-navigation|pages\/captains-log\/(contents|results-bar|solved-puzzles|table|treasure-map)|shell\/error\/whole-screen)\.module\.css$/,
      },
      handler: () => ({ moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/** `npm run dev` prerenders no pages, so this writes the language of the path into the template. */
function developmentLanguage(): Plugin {
  return {
    name: 'development-language',
    apply: 'serve',
    transformIndexHtml(html, { originalUrl = '/' }) {
      const { code, direction } = languageOfPath(originalUrl.split('?')[0] ?? '/');
      return html.replace('<html>', `<html lang="${code}" dir="${direction}">`);
    },
  };
}

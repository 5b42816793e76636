import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { digestOf } from '../../src/service-worker/digest.ts';
import type { Digests, SiteFiles } from '../../src/service-worker/site-files.ts';
import { SITE } from '../../src/site/site.ts';
import { SERVICE_WORKER_PATH } from '../../src/site/special-paths.ts';
import { addressOf, entryOf, type Manifest } from './build-manifest.ts';
import { fileOfPath, pathOfFile } from './built-paths.ts';
import { languageModule } from './language-modules.ts';

/** The list as a file, for checks and tests that read it. */
export const SITE_FILES_LIST = '.build/site-files.json';

/** Files of the built site that keep their names when they change, by the code of their language. */
export type DocumentFiles = Readonly<Record<string, readonly string[]>>;

/** The scripts that a site can have as its service worker. */
export type ServiceWorkerEntry = 'service-worker' | 'withdrawal';

/** The owner's setting: keep the site on visitors' devices, or remove it from them. */
const ENTRY: ServiceWorkerEntry = SITE.isKeptOffline ? 'service-worker' : 'withdrawal';

/** Writes a service worker into a finished site. */
export async function writeServiceWorker(
  site: string,
  files: SiteFiles,
  entry: ServiceWorkerEntry = ENTRY,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      SITE_FILES: JSON.stringify(files),
      // The library logs messages in development.
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: `src/service-worker/${entry}.ts`,
        // One script without imports: not every browser supports module workers.
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => SERVICE_WORKER_PATH.slice(1),
      },
    },
  });
}

/** What a service worker needs to know about a finished site. */
export async function siteFiles(
  site: string,
  manifest: Manifest,
  documents: DocumentFiles,
): Promise<SiteFiles> {
  const names = await readdir(join(site, 'assets'));
  const codes = Object.keys(documents);
  const ofLanguages = new Set(codes.flatMap((code) => languageAssets(manifest, code)));
  const languages = codes.map(async (code) => {
    const paths = (documents[code] ?? []).map(pathOfFile);
    const language = {
      assets: await digestsOf(site, languageAssets(manifest, code)),
      documents: await digestsOf(site, paths),
    };
    return [code, language] as const;
  });
  const shared = names.map((name) => `/assets/${name}`).filter((path) => !ofLanguages.has(path));
  const files = {
    assets: await digestsOf(site, shared),
    languages: Object.fromEntries(await Promise.all(languages)),
  };
  const release = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return { release, ...files };
}

/** Scripts, styles and fonts that come with a language's module. */
function languageAssets(manifest: Manifest, code: string): readonly string[] {
  const module = entryOf(manifest, languageModule(code));
  const catalogues = (module.dynamicImports ?? []).map((key) => entryOf(manifest, key));
  const files = [module, ...catalogues].flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  return [...new Set(files)].map(addressOf);
}

/** Digests of the files' bytes, as every host should send them. */
async function digestsOf(site: string, paths: readonly string[]): Promise<Digests> {
  const digests = paths.map(async (path) => {
    const bytes = await readFile(join(site, fileOfPath(path)));
    return [path, await digestOf(bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

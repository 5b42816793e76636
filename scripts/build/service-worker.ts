import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import { digestOf } from '../../src/service-worker/digest.ts';
import type { Digests, SiteFiles } from '../../src/service-worker/site-files.ts';
import { SITE } from '../../src/site/site.ts';
import { SERVICE_WORKER_PATH } from '../../src/site/special-paths.ts';
import { entryOf } from './build-manifest.ts';
import { fileOfPath, pathOfFile } from './built-files.ts';
import { languageModule } from './language-modules.ts';
import { bundleAlone } from './page-scripts.ts';

/** The list as a file, for checks and tests that read it. */
export const SITE_FILES_LIST = '.build/site-files.json';

/** Writes a service worker, by default the owner's choice: one keeps the site on visitors' devices, one removes it. */
export async function writeServiceWorker(
  site: string,
  files: SiteFiles,
  entry: 'service-worker' | 'withdrawal' = SITE.isKeptOffline ? 'service-worker' : 'withdrawal',
): Promise<void> {
  const script = await bundleAlone(`src/service-worker/${entry}.ts`, {
    SITE_FILES: JSON.stringify(files),
    // The library logs messages in development.
    'process.env.NODE_ENV': JSON.stringify('production'),
  });
  await writeFile(join(site, SERVICE_WORKER_PATH), script);
}

/** What a service worker needs to know of a site; `documents` are files that keep their names when they change. */
export async function siteFiles(
  site: string,
  manifest: Manifest,
  documents: readonly { readonly file: string; readonly language: Language }[],
): Promise<SiteFiles> {
  const languages: Record<string, SiteFiles['languages'][string]> = {};
  const shared = new Set((await readdir(join(site, 'assets'))).map((name) => `/assets/${name}`));
  for (const { code } of LANGUAGES) {
    const assets = await digestsOf(site, languageAssets(manifest, code));
    const own = documents.filter(({ language }) => language.code === code);
    const paths = own.map(({ file }) => pathOfFile(file));
    languages[code] = { assets, documents: await digestsOf(site, paths) };
    for (const path in assets) shared.delete(path);
  }
  const files = { assets: await digestsOf(site, [...shared]), languages };
  const release = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return { release, ...files };
}

/** Scripts, styles and fonts that come with a language's module. */
function languageAssets(manifest: Manifest, code: string): readonly string[] {
  const module = entryOf(manifest, languageModule(code));
  const entries = [module, ...(module.dynamicImports ?? []).map((key) => entryOf(manifest, key))];
  const files = entries.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`);
}

/** Digests of the files' bytes, as every host should send them. */
async function digestsOf(site: string, paths: readonly string[]): Promise<Digests> {
  const digests: Record<string, string> = {};
  for (const path of paths) {
    digests[path] = await digestOf(await readFile(join(site, fileOfPath(path))));
  }
  return digests;
}

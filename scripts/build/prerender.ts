import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type * as server from '../../src/entry-server.tsx';
import { gameFacts } from '../../src/games/catalogue.ts';
import type { GameFacts } from '../../src/games/parts.ts';
import { closureOf, entryOf } from './build-manifest.ts';
import { BUILD_FOLDER } from './built-files.ts';
import { HEADING_FACES } from './heading-faces.ts';
import { languageModule } from './language-modules.ts';
import { bundleAlone } from './page-scripts.ts';
import { SITE_FILES_LIST, siteFiles, writeServiceWorker } from './service-worker.ts';

/** The page for paths that lead nowhere, which has no route, and its catalogue. */
const NOT_FOUND = 'not-found';
const APPLICATION = 'src/start.tsx';

/* Writes every page of the site into the built folder. */
// The manifest is for the build alone and is not part of the site.
const manifest = JSON.parse(textOf('.vite/manifest.json')) as Manifest;
rmSync(join(BUILD_FOLDER, '.vite'), { recursive: true });
const bundle = (await import(resolve('.build/server/entry-server.js'))) as typeof server;
const favicon = readFileSync('src/generated/pictures/favicon.svg', 'utf8');
const icon = writeAsset('favicon.svg', favicon);
const boot = await bundleAlone('src/boot.ts');
const entry = writeAsset('entry.js', await bundleAlone('src/entry-client.ts'));
const application = `/${entryOf(manifest, APPLICATION).file}`;

for (const page of bundle.PAGES) {
  const files = closureOf(manifest, entriesOf(page));
  const modules = scriptsIn(files);
  const prefetches = page.route?.prefetches ?? [];
  const ahead = bundle.PAGES.filter(({ route }) => route !== null && prefetches.includes(route.id));
  const modulesAhead = scriptsIn(closureOf(manifest, ahead.map(codeOf))).filter(
    (address) => !modules.includes(address),
  );
  // Style files that others build on come first.
  const styled = [...files, ...closureOf(manifest, servedPartsOf(page))];
  const styles = new Set(styled.flatMap(({ css = [] }) => css));
  const html = await bundle.prerender(page, {
    styles: [...styles].map((file) => ({ href: `/${file}`, text: textOf(file) })),
    icon,
    preloads: preloadsOf(page),
    scripts: { boot, entry, application, modules, modulesAhead },
  });
  writeFileOfSite(page.file, html);
}
const webManifests = await bundle.webManifests();
for (const { file, text } of webManifests) writeFileOfSite(file, text);
writeFileOfSite(bundle.SITEMAP_FILE, bundle.sitemap());
writeFileOfSite('robots.txt', bundle.robots());

const list = await siteFiles(BUILD_FOLDER, manifest, [...bundle.PAGES, ...webManifests]);
writeFileSync(SITE_FILES_LIST, JSON.stringify(list));
await writeServiceWorker(BUILD_FOLDER, list);
console.log(`Prerendered ${bundle.PAGES.length} pages`);

function writeFileOfSite(file: string, text: string): void {
  const place = join(BUILD_FOLDER, file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function textOf(file: string): string {
  return readFileSync(join(BUILD_FOLDER, file), 'utf8');
}

/** Adds a file that Vite does not know, under a name that changes with its content like all the others. */
function writeAsset(name: string, text: string): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/${name.replace('.', `-${digest}.`)}`;
  writeFileOfSite(file, text);
  return `/${file}`;
}

/** The modules of a page: the application, the page's own and its texts. */
function entriesOf(page: server.PrerenderedPage): readonly string[] {
  const { route, language } = page;
  const catalogues = ['shell', route?.catalogue ?? NOT_FOUND].map(
    (name) => `src/i18n/catalogues/${language.code}/${name}.po`,
  );
  return [APPLICATION, languageModule(language.code), codeOf(page), ...catalogues];
}

/** The modules whose markup the page has from the start, and whose script it fetches late. */
function servedPartsOf(page: server.PrerenderedPage): readonly string[] {
  const { id, servedParts = [] } = factsOf(page);
  return servedParts.map((file) => `src/games/${id}/${file}`);
}

function factsOf({ route }: server.PrerenderedPage): Partial<GameFacts> {
  return route?.game ? gameFacts(route.game) : {};
}

function codeOf({ route }: server.PrerenderedPage): string {
  const { id, game } = route ?? { id: NOT_FOUND, game: null };
  const isGamePage = game !== null && id !== 'home';
  return isGamePage ? `src/games/${id}/page.tsx` : `src/pages/${id}/${id}.tsx`;
}

function scriptsIn(entries: readonly ManifestChunk[]): readonly string[] {
  return entries.map(({ file }) => `/${file}`);
}

function preloadsOf(page: server.PrerenderedPage): readonly string[] {
  const { preloads = [] } = factsOf(page);
  const faces = HEADING_FACES.filter(({ languages }) => languages.includes(page.language.code));
  const files = [...faces.map(({ name }) => `fonts/${name}.woff2`), ...preloads];
  return files.map((file) => `/${entryOf(manifest, `src/generated/${file}`).file}`);
}

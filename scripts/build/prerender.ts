import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as server from '../../src/entry-server.tsx';
import type { InlineStyle, Preload } from '../../src/site/document.ts';
import { gameFacts } from '../../src/games/catalogue.ts';
import {
  addressOf,
  closureOf,
  entryOf,
  type Manifest,
  type ManifestEntry,
} from './build-manifest.ts';
import { HEADING_FACES } from './heading-faces.ts';
import { languageModule } from './language-modules.ts';
import { bundleAlone } from './page-scripts.ts';
import { SITE_FILES_LIST, siteFiles, writeServiceWorker } from './service-worker.ts';

const SITE_FOLDER = 'dist';
/** The page for paths that lead nowhere, which has no route, and its catalogue. */
const NOT_FOUND = 'not-found';
const FAVICON = 'src/generated/pictures/favicon.svg';
const SERVER_ENTRY = '.build/server/entry-server.js';
const CLIENT_ENTRY = 'src/entry-client.ts';
const BOOT = 'src/boot.ts';
const APPLICATION = 'src/start.tsx';

if (import.meta.main) await prerenderSite();

/** Writes every page of the site into the built folder. */
async function prerenderSite(): Promise<void> {
  const manifest = await takeManifest();
  const bundle = (await import(join(process.cwd(), SERVER_ENTRY))) as typeof server;
  const styles = await stylesIn(manifest);
  const icon = await writeAsset('favicon.svg', await readFile(FAVICON, 'utf8'));
  const boot = await bundleAlone(BOOT);
  const entry = await writeAsset('entry.js', await bundleAlone(CLIENT_ENTRY));
  const application = addressOf(entryOf(manifest, APPLICATION).file);

  for (const page of bundle.PAGES) {
    const files = closureOf(manifest, entriesOf(page));
    const modules = scriptsIn(files);
    const ahead = bundle.PAGES.filter((other) => isFetchedAhead(other, page)).map(codeOf);
    const modulesAhead = scriptsIn(closureOf(manifest, ahead));
    const html = await bundle.prerender(page, {
      // Style files that others build on come first.
      styles: [...new Set(files.flatMap(({ css = [] }) => css))].flatMap(
        (file) => styles.get(file) ?? [],
      ),
      icon,
      preloads: preloadsOf(page, manifest),
      scripts: {
        boot,
        entry,
        application,
        modules,
        modulesAhead: modulesAhead.filter((address) => !modules.includes(address)),
      },
    });
    await writeFileOfSite(page.file, html);
  }
  const webManifests = await bundle.webManifests();
  for (const { file, text } of webManifests) await writeFileOfSite(file, text);
  await writeFileOfSite(bundle.SITEMAP_FILE, bundle.sitemap());
  await writeFileOfSite('robots.txt', bundle.robots());

  const list = await siteFiles(SITE_FOLDER, manifest, [...bundle.PAGES, ...webManifests]);
  await writeFile(SITE_FILES_LIST, JSON.stringify(list));
  await writeServiceWorker(SITE_FOLDER, list);
  console.log(`Prerendered ${bundle.PAGES.length} pages`);
}

async function writeFileOfSite(file: string, text: string): Promise<void> {
  const place = join(SITE_FOLDER, file);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}

/** Adds a file that Vite does not know, under a name that changes with its content like all the others. */
async function writeAsset(name: string, text: string): Promise<string> {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/${name.replace('.', `-${digest}.`)}`;
  await writeFileOfSite(file, text);
  return addressOf(file);
}

// The manifest is for the build alone and is not part of the site.
async function takeManifest(): Promise<Manifest> {
  const folder = join(SITE_FOLDER, '.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

/** Every style file of the build by its name; a page contains the text of those that it needs at once. */
async function stylesIn(manifest: Manifest): Promise<ReadonlyMap<string, InlineStyle>> {
  const styles = new Map<string, InlineStyle>();
  for (const file of Object.values(manifest).flatMap(({ css = [] }) => css)) {
    const text = await readFile(join(SITE_FOLDER, file), 'utf8');
    styles.set(file, { href: addressOf(file), text });
  }
  return styles;
}

/** The modules of a page: the application, the page's own and its texts. */
function entriesOf(page: server.PrerenderedPage): readonly string[] {
  const { route, language } = page;
  const catalogues = ['shell', route?.catalogue ?? NOT_FOUND].map(
    (name) => `src/i18n/catalogues/${language.code}/${name}.po`,
  );
  return [APPLICATION, languageModule(language.code), codeOf(page), ...catalogues];
}

function codeOf({ route }: server.PrerenderedPage): string {
  const { id, game } = route ?? { id: NOT_FOUND, game: null };
  const isGamePage = game !== null && id !== 'home';
  return isGamePage ? `src/games/${id}/page.tsx` : `src/pages/${id}/${id}.tsx`;
}

function scriptsIn(entries: readonly ManifestEntry[]): readonly string[] {
  return entries.map(({ file }) => addressOf(file));
}

function isFetchedAhead(
  other: server.PrerenderedPage,
  { route, language }: server.PrerenderedPage,
): boolean {
  const isNamed = other.route !== null && route?.prefetches?.includes(other.route.id) === true;
  return isNamed && other.language.code === language.code;
}

function preloadsOf(
  { language, route }: server.PrerenderedPage,
  manifest: Manifest,
): readonly Preload[] {
  const fonts = HEADING_FACES.filter(
    ({ isPreloaded, languages }) => isPreloaded && languages.includes(language.code),
  );
  const game = route?.game ?? null;
  const pictures = game === null ? [] : (gameFacts(game).preloads ?? []);
  const preload = (file: string, kind: Preload['kind'], type: string): Preload => {
    return { href: addressOf(entryOf(manifest, `src/generated/${file}`).file), kind, type };
  };
  return [
    ...fonts.map(({ name }) => preload(`fonts/${name}.woff2`, 'font', 'font/woff2')),
    ...pictures.map((file) => preload(file, 'image', 'image/svg+xml')),
  ];
}

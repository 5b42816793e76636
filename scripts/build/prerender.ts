import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageAssets, PrerenderedPage, WebManifestFile } from '../../src/entry-server.tsx';
import type { DocumentScripts, InlineStyle, Preload } from '../../src/site/document.ts';
import { gameFacts } from '../../src/games/catalogue.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { addressOf, closureOf, entryOf, type Manifest } from './build-manifest.ts';
import { languageModule } from './language-modules.ts';
import { bundleAlone } from './page-scripts.ts';
import {
  SITE_FILES_LIST,
  siteFiles,
  writeServiceWorker,
  type DocumentFiles,
} from './service-worker.ts';

interface ServerBundle {
  readonly PAGES: readonly PrerenderedPage[];
  readonly prerender: (page: PrerenderedPage, assets: PageAssets) => Promise<string>;
  readonly SITEMAP_FILE: string;
  readonly sitemap: () => string;
  readonly robots: () => string;
  /** The languages' web app manifests: file and text. */
  readonly webManifests: () => Promise<readonly WebManifestFile[]>;
}

const SITE_FOLDER = 'dist';
/** The page for paths that lead nowhere, which has no route, and its catalogue. */
const NOT_FOUND = 'not-found';
const FAVICON = 'src/generated/pictures/favicon.svg';
const SERVER_ENTRY = '.build/server/entry-server.js';
const CLIENT_ENTRY = 'src/entry-client.ts';
const BOOT = 'src/boot.ts';
const APPLICATION = 'src/start.tsx';

/** Heading faces that are worth a preload; the others are larger than what they would delay. */
const PRELOADED_FACES: Readonly<Record<string, string>> = {
  en: 'src/generated/fonts/berkshire-swash.woff2',
  de: 'src/generated/fonts/berkshire-swash.woff2',
  es: 'src/generated/fonts/berkshire-swash.woff2',
  pt: 'src/generated/fonts/berkshire-swash.woff2',
  ru: 'src/generated/fonts/yeseva-one.woff2',
};

if (import.meta.main) await prerenderSite();

/** Writes every page of the site into the built folder. */
async function prerenderSite(): Promise<void> {
  const manifest = await takeManifest();
  const bundle = (await import(join(process.cwd(), SERVER_ENTRY))) as ServerBundle;
  const styles = await stylesIn(manifest);
  const files = {
    styles,
    icon: await writeAsset('favicon.svg', await readFile(FAVICON)),
    boot: await bundleAlone(BOOT),
    entry: await writeAsset('entry.js', await bundleAlone(CLIENT_ENTRY)),
  };
  for (const page of bundle.PAGES) {
    const html = await bundle.prerender(page, assetsOf(page, bundle, manifest, files));
    const file = join(SITE_FOLDER, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  const webManifests = await bundle.webManifests();
  for (const { file, text } of webManifests) await writeFile(join(SITE_FOLDER, file), text);
  await writeFile(join(SITE_FOLDER, bundle.SITEMAP_FILE), bundle.sitemap());
  await writeFile(join(SITE_FOLDER, 'robots.txt'), bundle.robots());
  const list = await siteFiles(
    SITE_FOLDER,
    manifest,
    documentsOf([...bundle.PAGES, ...webManifests]),
  );
  await writeFile(SITE_FILES_LIST, JSON.stringify(list));
  await writeServiceWorker(SITE_FOLDER, list);
  console.log(`Prerendered ${bundle.PAGES.length} pages`);
}

/** Adds a file that Vite does not know, under a name that changes with its content like all the others. */
async function writeAsset(name: string, content: string | Buffer): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `assets/${name.replace('.', `-${digest}.`)}`;
  await writeFile(join(SITE_FOLDER, file), content);
  return addressOf(file);
}

/** Built files by the code of their language. */
function documentsOf(files: readonly Pick<PrerenderedPage, 'file' | 'language'>[]): DocumentFiles {
  return Object.fromEntries(
    LANGUAGES.map(({ code }) => {
      const ofLanguage = files.filter(({ language }) => language.code === code);
      return [code, ofLanguage.map(({ file }) => file)] as const;
    }),
  );
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
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = [...files].map(async (file) => {
    const text = await readFile(join(SITE_FOLDER, file), 'utf8');
    return [file, { href: addressOf(file), text }] as const;
  });
  return new Map(await Promise.all(texts));
}

/** What is the same on all pages. */
interface CommonFiles extends Pick<PageAssets, 'icon'>, Pick<DocumentScripts, 'boot' | 'entry'> {
  /** Every style file of the build by its name. */
  readonly styles: ReadonlyMap<string, InlineStyle>;
}

function assetsOf(
  page: PrerenderedPage,
  { PAGES }: ServerBundle,
  manifest: Manifest,
  { styles, icon, boot, entry }: CommonFiles,
): PageAssets {
  const modules = modulesOf(page, manifest);
  const ahead = PAGES.filter((other) => isFetchedAhead(other, page));
  const modulesAhead = new Set(ahead.flatMap((other) => modulesOf(other, manifest)));
  return {
    styles: stylesOf(page, manifest).flatMap((file) => styles.get(file) ?? []),
    icon,
    preloads: preloadsOf(page, manifest),
    scripts: {
      boot,
      entry,
      application: addressOf(entryOf(manifest, APPLICATION).file),
      modules,
      modulesAhead: [...modulesAhead].filter((address) => !modules.includes(address)),
    },
  };
}

function isFetchedAhead(other: PrerenderedPage, { route, language }: PrerenderedPage): boolean {
  const isNamed = other.route !== null && route?.prefetches?.includes(other.route.id) === true;
  return isNamed && other.language.code === language.code;
}

/** All scripts of a page: the application, the page's own and its texts. */
function modulesOf(page: PrerenderedPage, manifest: Manifest): readonly string[] {
  return closureOf(manifest, entriesOf(page)).map(({ file }) => addressOf(file));
}

/** All style files of a page; those that others build on come first. */
function stylesOf(page: PrerenderedPage, manifest: Manifest): readonly string[] {
  return [...new Set(closureOf(manifest, entriesOf(page)).flatMap(({ css = [] }) => css))];
}

function entriesOf({ route, language }: PrerenderedPage): readonly string[] {
  const catalogues = ['shell', route?.catalogue ?? NOT_FOUND].map(
    (name) => `src/i18n/catalogues/${language.code}/${name}.po`,
  );
  return [APPLICATION, languageModule(language.code), pageModule(route), ...catalogues];
}

function pageModule(route: PrerenderedPage['route']): string {
  const { id, game } = route ?? { id: NOT_FOUND, game: null };
  return game === null || id === 'home' ? `src/pages/${id}/${id}.tsx` : `src/games/${id}/page.tsx`;
}

function preloadsOf({ language, route }: PrerenderedPage, manifest: Manifest): readonly Preload[] {
  const face = PRELOADED_FACES[language.code];
  const fonts = face === undefined ? [] : [face];
  const game = route?.game ?? null;
  const pictures = game === null ? [] : (gameFacts(game).preloads ?? []);
  return [
    ...fonts.map((key) => preload(manifest, key, 'font', 'font/woff2')),
    ...pictures.map((name) => preload(manifest, `src/generated/${name}`, 'image', 'image/svg+xml')),
  ];
}

function preload(manifest: Manifest, key: string, kind: Preload['kind'], type: string): Preload {
  return { href: addressOf(entryOf(manifest, key).file), kind, type };
}

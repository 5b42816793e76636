import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageAssets, PrerenderedPage } from '../src/entry-server.tsx';
import type { Preload } from '../src/site/document.ts';
import { securityHeaders } from './security-headers.ts';

/** An entry of Vite's manifest, as far as it is read here. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

interface ServerBundle {
  readonly PAGES: readonly PrerenderedPage[];
  readonly prerender: (page: PrerenderedPage, assets: PageAssets) => Promise<string>;
  readonly SITEMAP_FILE: string;
  readonly sitemap: () => string;
  readonly robots: () => string;
}

const SITE_FOLDER = 'dist';
const FAVICON = 'favicon.svg';
const SERVER_ENTRY = '.build/server/entry-server.js';
const CLIENT_ENTRY = 'src/entry-client.ts';
const START = 'src/start.tsx';
const STYLE_ENTRY = 'style.css';

/** Heading faces that are worth a preload; the others are larger than what they would hold up. */
const PRELOADED_FACES: Readonly<Record<string, string>> = {
  en: 'src/generated/fonts/berkshire-swash.woff2',
};

/** Pictures that a page needs at once and would find late, behind script or style. */
const PRELOADED_PICTURES: Readonly<Record<string, readonly string[]>> = {
  memory: ['symbols.svg', 'pictures/card-back.svg', 'pictures/logo-mark.svg'],
};

if (import.meta.main) await prerenderSite();

/** Writes every page of the site into the built folder, and the headers it is to be served with. */
async function prerenderSite(): Promise<void> {
  const manifest = await takeManifest();
  const bundle = (await import(join(process.cwd(), SERVER_ENTRY))) as ServerBundle;
  const sharedStyle = await takeSharedStyle(manifest);
  for (const page of bundle.PAGES) {
    const html = await bundle.prerender(page, assetsOf(page, bundle, manifest, sharedStyle));
    const file = join(SITE_FOLDER, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await copyFile(join('src/generated/pictures', FAVICON), join(SITE_FOLDER, FAVICON));
  await writeFile(join(SITE_FOLDER, bundle.SITEMAP_FILE), bundle.sitemap());
  await writeFile(join(SITE_FOLDER, 'robots.txt'), bundle.robots());
  const styleHash = createHash('sha256').update(sharedStyle).digest('base64');
  await writeFile(join(SITE_FOLDER, '_headers'), securityHeaders(styleHash));
  console.log(`Prerendered ${bundle.PAGES.length} pages`);
}

// The manifest is for the build alone and is not part of the site.
async function takeManifest(): Promise<Manifest> {
  const folder = join(SITE_FOLDER, '.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

// The style travels inside every page: one hash, and nothing to wait for.
async function takeSharedStyle(manifest: Manifest): Promise<string> {
  const file = join(SITE_FOLDER, entryOf(manifest, STYLE_ENTRY).file);
  const style = await readFile(file, 'utf8');
  await rm(file);
  return style;
}

function assetsOf(
  page: PrerenderedPage,
  { PAGES }: ServerBundle,
  manifest: Manifest,
  sharedStyle: string,
): PageAssets {
  const script = addressOf(entryOf(manifest, CLIENT_ENTRY).file);
  const modules = modulesOf(page, manifest);
  const ahead = PAGES.filter((other) => isFetchedAhead(other, page));
  const modulesAhead = new Set(ahead.flatMap((other) => modulesOf(other, manifest)));
  return {
    sharedStyle,
    script,
    icon: addressOf(FAVICON),
    preloads: preloadsOf(page, manifest),
    modules: modules.filter((address) => address !== script),
    prefetches: [...modulesAhead].filter((address) => !modules.includes(address)),
  };
}

function isFetchedAhead(other: PrerenderedPage, { route, language }: PrerenderedPage): boolean {
  const isNamed = other.route !== null && route?.prefetches?.includes(other.route.id) === true;
  return isNamed && other.language.code === language.code;
}

/** All scripts of a page: the application, the page's own and its texts. */
function modulesOf({ route, language }: PrerenderedPage, manifest: Manifest): readonly string[] {
  const own = route === null ? [] : [`src/pages/${route.id}/${route.id}.tsx`];
  const catalogues = ['shell', ...(route === null ? [] : [route.catalogue])].map(
    (name) => `src/i18n/catalogues/${language.code}/${name}.po`,
  );
  const modules = closureOf(manifest, [CLIENT_ENTRY, START, ...own, ...catalogues]);
  return modules.map(({ file }) => addressOf(file));
}

function preloadsOf({ language, route }: PrerenderedPage, manifest: Manifest): readonly Preload[] {
  const face = PRELOADED_FACES[language.code];
  const fonts = face === undefined ? [] : [face];
  const pictures = PRELOADED_PICTURES[route?.id ?? ''] ?? [];
  return [
    ...fonts.map((key) => preload(manifest, key, 'font', 'font/woff2')),
    ...pictures.map((name) => preload(manifest, `src/generated/${name}`, 'image', 'image/svg+xml')),
  ];
}

function preload(manifest: Manifest, key: string, kind: Preload['kind'], type: string): Preload {
  return { href: addressOf(entryOf(manifest, key).file), kind, type };
}

/** The entries of some modules and of everything they import statically, each once. */
function closureOf(manifest: Manifest, keys: readonly string[]): readonly ManifestEntry[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    entryOf(manifest, key).imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].map((key) => entryOf(manifest, key));
}

function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`The build has no ${key}`);
  return entry;
}

function addressOf(file: string): string {
  return `/${file}`;
}

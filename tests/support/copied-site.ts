import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILD_FOLDER, isCompressedCopy, pathOfFile } from '../../scripts/build/built-files.ts';
import { SITE_FILES_LIST } from '../../scripts/build/service-worker.ts';
import type { Digests, SiteFiles } from '../../src/service-worker/site-files.ts';
import { SERVICE_WORKER_PATH } from '../../src/site/special-paths.ts';

/** A file in the list that a service worker carries. */
export const LISTED_FILE = /"(\/[^"]*)":`[^`]*`,?/g;

/** Three languages are enough for a visitor of two who follows a link to a third. */
const LANGUAGES: readonly string[] = ['en', 'ur', 'de'];

/** Pages, code and pictures that are only needed where the whole site is kept; the end of a game imports code of that name. */
const LEFT_OUT =
  /\/(privacy-policy|terms-of-service|accessibility|(app|social)\/.*|assets\/(accessibility|coin|flag|help-dialog|hull|idea-card|keyboard-help|legal|opponent|parrot-(cheers|consoles|thinks)|preferences|privacy|terms|ultimate-ideas)-.*|assets\/win-(bone|cutlass|gem|hat|wheel)-.*[.]svg)$/;

/**
 * Copies the built site to a folder: the whole, or a smaller one with fewer pages and languages. Returns
 * the list of what its service worker keeps.
 */
export function copySite(folder: string, isWhole: boolean): SiteFiles {
  const built = JSON.parse(readFileSync(SITE_FILES_LIST, 'utf8')) as SiteFiles;
  const files = isWhole ? built : smallerList(built);
  const kept = new Set(pathsIn(files));
  const unwanted = new Set(pathsIn(built).filter((path) => !kept.has(path)));
  cpSync(BUILD_FOLDER, folder, {
    recursive: true,
    filter(source) {
      const file = relative(BUILD_FOLDER, source);
      // Compressed copies would be two files of three, and only spare a line that there is not.
      return !isCompressedCopy(file) && !unwanted.has(pathOfFile(file));
    },
  });
  const worker = join(folder, SERVICE_WORKER_PATH);
  const script = readFileSync(worker, 'utf8').replaceAll(LISTED_FILE, (entry, path: string) =>
    unwanted.has(path) ? '' : entry,
  );
  writeFileSync(worker, script);
  return files;
}

function smallerList({ release, assets, languages }: SiteFiles): SiteFiles {
  const entries = Object.entries(languages).map(([code, own]) => {
    const isThere = LANGUAGES.includes(code);
    return [
      code,
      {
        assets: isThere ? fewerOf(own.assets) : {},
        documents: isThere ? fewerOf(own.documents) : {},
      },
    ] as const;
  });
  return { release, assets: fewerOf(assets), languages: Object.fromEntries(entries) };
}

function fewerOf(digests: Digests): Digests {
  return Object.fromEntries(Object.entries(digests).filter(([path]) => !LEFT_OUT.test(path)));
}

function pathsIn({ assets, languages }: SiteFiles): readonly string[] {
  const ofLanguages = Object.values(languages).flatMap((own) => [own.assets, own.documents]);
  return [assets, ...ofLanguages].flatMap((digests) => Object.keys(digests));
}

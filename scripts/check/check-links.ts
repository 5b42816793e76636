import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../src/site/site.ts';
import {
  BUILD_FOLDER,
  fileOfPath,
  filesIn,
  isCompressedCopy,
  pathOfFile,
} from '../build/built-files.ts';
import { idsOf, referencesIn, siblingsOf } from '../build/references.ts';
import { report } from './report.ts';

/** The files of a built site by their path from its root (`ar/blog.html`), read as texts, whatever they hold. */
export type BuiltSite = ReadonlyMap<string, string>;

/** Every reference of the site that leads nowhere, and every page that its siblings or the sitemap do not know. */
export function linkComplaints(site: BuiltSite, origin: string): readonly string[] {
  const dead = [...site].flatMap(([file, text]) =>
    referencesIn(file, text).flatMap(({ kind, target }) => {
      const reason = whyDead(site, file, target, origin);
      return reason === null ? [] : [`${file}: ${kind} ${target}: ${reason}`];
    }),
  );
  // All but 404 and offline pages have an address of their own.
  const pages = [...site.keys()].filter((file) => /(?<!(^|\/)(404|offline))\.html$/.test(file));
  const ofSitemap = referencesIn('sitemap.xml', site.get('sitemap.xml') ?? '');
  const listed = ofSitemap.map(({ target }) => target);
  return [
    ...new Set([
      ...dead,
      ...pages.flatMap((file) => siblingComplaints(site, file, origin)),
      ...pages
        .filter((file) => !listed.includes(origin + pathOfFile(file)))
        .map((file) => `sitemap.xml: lacks ${file}`),
    ]),
  ];
}

/** What is wrong with a target; null when it can be reached or lies outside the site. */
function whyDead(site: BuiltSite, file: string, target: string, origin: string): string | null {
  const base = new URL(pathOfFile(file), origin);
  if (!URL.canParse(target, base)) return 'is no address';
  const url = new URL(target, base);
  if (url.origin !== new URL(origin).origin) return null;
  const found = fileOfPath(decodeURI(url.pathname));
  const markup = site.get(found);
  if (markup === undefined) return 'there is no such page or file';
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || idsOf(markup).has(id) ? null : `there is no #${id} in ${found}`;
}

/** A page names its own address, and each sibling in another language names the page in return. */
function siblingComplaints(site: BuiltSite, file: string, origin: string): readonly string[] {
  const own = origin + pathOfFile(file);
  const { canonical, alternates } = siblingsOf(site.get(file) ?? '');
  const strangers = [...alternates].filter(([, address]) => {
    const sibling = site.get(fileOfPath(decodeURI(new URL(address, origin).pathname))) ?? '';
    return ![...siblingsOf(sibling).alternates.values()].includes(own);
  });
  return [
    ...(canonical === own ? [] : [`${file}: canonical is ${canonical ?? 'missing'}, not ${own}`]),
    ...([...alternates.values()].includes(own) ? [] : [`${file}: is none of its own alternates`]),
    ...strangers.map(([language, address]) => `${file}: ${language} ${address} does not link back`),
  ];
}

if (import.meta.main) {
  if (!existsSync(join(BUILD_FOLDER, 'index.html'))) {
    throw new Error(`There is no build in ${BUILD_FOLDER}: run "npm run build" first.`);
  }
  const files = filesIn(BUILD_FOLDER).filter((file) => !isCompressedCopy(file));
  const site = new Map(files.map((file) => [file, readFileSync(join(BUILD_FOLDER, file), 'utf8')]));
  report(linkComplaints(site, SITE.origin), `All links of ${site.size} files lead somewhere.`);
}

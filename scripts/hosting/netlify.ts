import { NOT_FOUND_FOLDERS } from './host-site.ts';

/**
 * A `_redirects` file for Netlify, which by itself finds only the 404 page at the root. Where there is no file, Netlify
 * then sends the language's 404 page under the requested address.
 * Source: https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
export function netlifyRedirects(): string {
  const folders = NOT_FOUND_FOLDERS.filter((folder) => folder !== '/');
  return folders.map((folder) => `${folder}* ${folder}404.html 404\n`).join('');
}

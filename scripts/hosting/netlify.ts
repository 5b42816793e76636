import type { HostSite } from './host-site.ts';

/**
 * A `_redirects` file for Netlify, which by itself finds only the 404 page at the root. Where there is no file, Netlify
 * then sends the language's 404 page under the requested address.
 * Source: https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
export function netlifyRedirects({ notFoundPages }: HostSite): string {
  return [...notFoundPages]
    .filter(([beginning]) => beginning !== '/')
    .map(([beginning, page]) => `${beginning}* ${page} 404\n`)
    .join('');
}

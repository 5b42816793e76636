import type { HostSite } from './host-site.ts';

/**
 * A `_redirects` file for Netlify, which knows one 404 page by itself: that of the root. The page of a language answers
 * where no file does, under the address that was asked for.
 * Source: https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
export function netlifyRedirects({ notFoundPages }: HostSite): string {
  return [...notFoundPages]
    .filter(([beginning]) => beginning !== '/')
    .map(([beginning, page]) => `${beginning}* ${page} 404\n`)
    .join('');
}

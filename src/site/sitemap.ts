import { LANGUAGES } from '#i18n/languages.ts';
import { alternatesOf, canonicalUrl } from './address.ts';
import { lastModified } from './last-modified.ts';
import { ROUTES } from './routes.ts';
import { SITE } from './site.ts';

/** The name of the sitemap's file at the site's root. */
export const SITEMAP_FILE = 'sitemap.xml';

/**
 * Every page in every language, each with its siblings in the others.
 * Source: https://www.sitemaps.org/protocol.html,
 * https://developers.google.com/search/docs/specialty/international/localized-versions.
 */
export function sitemap(): string {
  const pages = LANGUAGES.flatMap(({ code }) =>
    ROUTES.map(({ id, path }) => {
      const day = lastModified(id);
      return [
        '<url>',
        `<loc>${canonicalUrl(code, path)}</loc>`,
        ...(day === null ? [] : [`<lastmod>${day}</lastmod>`]),
        ...alternatesOf(path).map(
          ({ language, address }) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
        ),
        '</url>',
      ].join('');
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

/** Crawlers may read everything, and learn where the sitemap lies. Source: https://www.rfc-editor.org/rfc/rfc9309. */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${SITE.origin}/${SITEMAP_FILE}`, ''].join(
    '\n',
  );
}

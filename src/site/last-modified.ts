import { ARTICLES } from '#content/articles.ts';
import type { RouteId } from './routes.ts';
import { SITE } from './site.ts';

/** The day that each legal page shows, as ISO 8601 writes it. */
export const LEGAL_TEXT_DAYS = {
  'privacy-policy': SITE.legalTextsUpdated,
  'terms-of-service': SITE.legalTextsUpdated,
  accessibility: SITE.accessibilityStatementUpdated,
} as const satisfies Partial<Record<RouteId, string>>;

/** The day of a page's last change where the site keeps one, as ISO 8601 writes it; else null. */
export function lastModified(id: RouteId): string | null {
  return DAYS[id] ?? null;
}

const DAYS: Partial<Record<RouteId, string | null>> = {
  ...LEGAL_TEXT_DAYS,
  blog: newest(ARTICLES.map(({ date }) => date)),
};

// Days in this notation sort as texts do.
function newest(dates: readonly string[]): string | null {
  return dates.toSorted().at(-1) ?? null;
}

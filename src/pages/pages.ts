import type { Page } from '#navigation/page.ts';
import type { RouteId } from '#site/routes.ts';

const PAGE_MODULES: Record<RouteId, () => Promise<{ readonly default: Page }>> = {
  home: () => import('./home/home.tsx'),
  'connect-four': () => import('./connect-four/connect-four.tsx'),
  memory: () => import('./memory/memory.tsx'),
  ultimate: () => import('./ultimate/ultimate.tsx'),
  puzzles: () => import('./puzzles/puzzles.tsx'),
  blog: () => import('./blog/blog.tsx'),
  contact: () => import('./contact/contact.tsx'),
  'privacy-policy': () => import('./privacy-policy/privacy-policy.tsx'),
  'terms-of-service': () => import('./terms-of-service/terms-of-service.tsx'),
  accessibility: () => import('./accessibility/accessibility.tsx'),
  files: () => import('./files/files.tsx'),
};

/** The component of a page; null stands for paths that lead nowhere. Rejects when its code cannot be fetched. */
export async function loadPage(id: RouteId | null): Promise<Page> {
  const load = id === null ? () => import('./not-found/not-found.tsx') : PAGE_MODULES[id];
  return (await load()).default;
}

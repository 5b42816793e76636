import type { Page } from '#navigation/page.ts';
import { byGame } from '#games/by-game.ts';
import type { Route, TextRoute } from '#site/routes.ts';

type LoadModule = () => Promise<{ readonly default: Page }>;

const gamePage = byGame(import.meta.glob<{ readonly default: Page }>('../games/*/page.tsx'));

const PAGE_MODULES: Record<TextRoute['id'], LoadModule> = {
  blog: () => import('./blog/blog.tsx'),
  'daily-voyage': () => import('./daily-voyage/daily-voyage.tsx'),
  contact: () => import('./contact/contact.tsx'),
  'privacy-policy': () => import('./privacy-policy/privacy-policy.tsx'),
  'terms-of-service': () => import('./terms-of-service/terms-of-service.tsx'),
  accessibility: () => import('./accessibility/accessibility.tsx'),
  'captains-log': () => import('./captains-log/captains-log.tsx'),
  files: () => import('./files/files.tsx'),
};

/** The component of a page; null stands for paths that lead nowhere. Rejects when its code cannot be fetched. */
export async function loadPage(route: Route | null): Promise<Page> {
  return (await moduleOf(route)()).default;
}

function moduleOf(route: Route | null): LoadModule {
  if (route === null) return () => import('./not-found/not-found.tsx');
  if (route.game === null) return PAGE_MODULES[route.id];
  return route.id === 'home' ? () => import('./home/home.tsx') : gamePage(route.game);
}

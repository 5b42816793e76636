import type { ComponentType } from 'react';
import type { RouteId } from '#site/routes.ts';
import type { Language } from '#i18n/languages.ts';

export interface PageProps {
  readonly language: Language;
}

export type Page = ComponentType<PageProps>;

const PAGE_MODULES: Record<RouteId, () => Promise<{ readonly default: Page }>> = {
  home: () => import('./home/home.tsx'),
  'connect-four': () => import('./connect-four/connect-four.tsx'),
  memory: () => import('./memory/memory.tsx'),
  ultimate: () => import('./ultimate/ultimate.tsx'),
  puzzles: () => import('./puzzles/puzzles.tsx'),
};

/** The component of a page; rejects when its code cannot be fetched. */
export async function loadPage(id: RouteId): Promise<Page> {
  return (await PAGE_MODULES[id]()).default;
}

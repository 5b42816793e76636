import { useLingui } from '#i18n/use-lingui.tsx';
import type { ReactNode } from 'react';
import { COLLECTION_ADDRESS, COLLECTION_TITLE, routeFor, type RouteId } from '#site/routes.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import css from './game-page.module.css';

interface GamePageProps {
  readonly route: RouteId;
  /** What the headline says after the title; then windows of every size show it. */
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page to play on except the home page: the sea, the way home and the headline. */
export function GamePage({ route, subtitle, children }: GamePageProps) {
  const { i18n } = useLingui();
  const title = i18n._(routeFor(route).title);
  const home = routeFor('home');
  return (
    <div className={css['sea']} data-subtitled={subtitle !== undefined || undefined}>
      <div className={css['night']} aria-hidden="true" />
      <div className={css['content']}>
        <Breadcrumbs
          items={[
            { name: i18n._(home.label), href: home.path },
            { name: i18n._(COLLECTION_TITLE), href: COLLECTION_ADDRESS },
            { name: title, href: null },
          ]}
        />
        <h1 className={css['title']} tabIndex={-1}>
          {title}
          {subtitle}
        </h1>
        {children}
      </div>
    </div>
  );
}

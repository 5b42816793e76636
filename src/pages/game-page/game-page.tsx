import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { COLLECTION_ADDRESS, COLLECTION_TITLE, routeFor, type RouteId } from '#site/routes.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import css from './game-page.module.css';

interface GamePageProps {
  readonly route: RouteId;
  readonly children: ReactNode;
}

/** The frame of every game except the home page's: the sea, the way home and the headline. */
export function GamePage({ route, children }: GamePageProps) {
  const { i18n } = useLingui();
  const title = i18n._(routeFor(route).title);
  const home = routeFor('home');
  return (
    <div className={css['sea']}>
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
        </h1>
        {children}
      </div>
    </div>
  );
}

import { useLingui } from '#i18n/use-lingui.tsx';
import type { ReactNode } from 'react';
import { routeFor, type RouteId } from '#site/routes.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import css from './text-page.module.css';

interface TextPageProps {
  readonly route: RouteId;
  /** The headline, if it is not the route's title. */
  readonly headline?: string;
  /** The line under the headline. */
  readonly lead?: ReactNode;
  /** Long texts take one column; cards take the whole width. */
  readonly width: 'column' | 'whole';
  readonly children: ReactNode;
}

/** The frame of every page that is not a game: the way home and the headline. */
export function TextPage({ route, headline, lead, width, children }: TextPageProps) {
  const { i18n } = useLingui();
  const title = i18n._(routeFor(route).title);
  const home = routeFor('home');
  return (
    <div className={css['page']} data-width={width}>
      <Breadcrumbs
        items={[
          { name: i18n._(home.label), href: home.path },
          { name: title, href: null },
        ]}
      />
      <h1 className={css['title']} tabIndex={-1}>
        {headline ?? title}
      </h1>
      {lead !== undefined && <p className={css['lead']}>{lead}</p>}
      {children}
    </div>
  );
}

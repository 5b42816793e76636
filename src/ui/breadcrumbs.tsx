import { useLingui } from '@lingui/react/macro';
import { Link } from './link.tsx';
import css from './breadcrumbs.module.css';

export interface Breadcrumb {
  readonly name: string;
  /** Null for the current page. */
  readonly href: string | null;
}

/** Where the page stands in the site; the last item is the page itself. */
export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={css['trail']}>
        {items.map(({ name, href }) => (
          <li key={name} className={css['item']}>
            {href === null ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={href} className={css['link']}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

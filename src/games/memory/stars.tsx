import { useLingui } from '@lingui/react/macro';
import type { StarCount } from './scoring.ts';
import css from './stars.module.css';

const PLACES = [1, 2, 3] as const;

/** Three stars, `count` of them filled. */
export function Stars({ count }: { readonly count: StarCount }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`${count} of 3 stars`} className={css['stars']}>
      {PLACES.map((place) => (
        <svg
          key={place}
          viewBox="0 0 24 24"
          className={css['star']}
          data-filled={place <= count || undefined}
          aria-hidden="true"
          focusable="false"
        >
          <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z" />
        </svg>
      ))}
    </span>
  );
}

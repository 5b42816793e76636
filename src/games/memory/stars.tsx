import { useLingui } from '@lingui/react/macro';
import { Star } from '#ui/star.tsx';
import type { StarCount } from './scoring.ts';
import css from './stars.module.css';

const PLACES = [1, 2, 3] as const;

/** Three stars, `count` of them filled. */
export function Stars({ count }: { readonly count: StarCount }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`${count} of 3 stars`} className={css['stars']}>
      {PLACES.map((place) => (
        <Star key={place} className={css['star']} isFilled={place <= count} />
      ))}
    </span>
  );
}

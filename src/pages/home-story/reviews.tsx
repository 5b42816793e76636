import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SITE } from '#site/site.ts';
import { Star } from '#ui/star.tsx';
import css from './reviews.module.css';
import { Section } from './section.tsx';

const HIGHEST_RATING = 5;

interface Review {
  readonly rating: number;
  readonly words: MessageDescriptor;
  readonly author: MessageDescriptor;
}

/** Samples written to show how the section looks, and labelled so on the page. */
const SAMPLES: readonly Review[] = [
  {
    rating: 5,
    words: msg`“My daughter asks for the parrot cards before breakfast.”`,
    author: msg`Parent of two`,
  },
  {
    rating: 5,
    words: msg`“The fork trick beats my brother every single time.”`,
    author: msg`Player, age 9`,
  },
  {
    rating: 5,
    words: msg`“Loads at once on our old classroom tablets.”`,
    author: msg`Primary teacher`,
  },
];

/** What players say; the site's owner may leave it out. */
export function Reviews() {
  const { t, i18n } = useLingui();
  if (!SITE.reviews.isShown) return null;
  return (
    <Section
      id="reviews"
      heading={t`From the logbook`}
      lead={t`These reviews are illustrations: we wrote them ourselves to show how this section looks.`}
    >
      <ul className={css['reviews']}>
        {SAMPLES.map(({ rating, words, author }) => (
          <li key={author.id}>
            <figure>
              <p
                className={css['stars']}
                role="img"
                aria-label={t`${rating} of ${HIGHEST_RATING} stars`}
              >
                {Array.from({ length: rating }, (_, star) => (
                  <Star key={star} className={css['star']} />
                ))}
              </p>
              <blockquote className={css['words']}>{i18n._(words)}</blockquote>
              <figcaption className={css['author']}>{i18n._(author)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { documentOf, type Article, type Category } from '#content/articles.ts';
import { Prose } from '#navigation/served/prose.tsx';
import { ARTICLE_WORDS, CATEGORY_NAMES } from '#site/articles.ts';
import { Badge, type BadgeColour } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SYMBOL_PICTURES } from '#ui/drawing.tsx';
import type { SymbolName } from '#ui/drawing-names.ts';
import { LongDate } from '#ui/long-date.tsx';
import { Picture, type PictureProps } from '#ui/picture.tsx';
import css from './article-card.module.css';
import { useAnchor } from './use-anchor.ts';

const CATEGORY_COLOURS: Record<Category, BadgeColour> = {
  strategy: 'red',
  education: 'green',
  history: 'brown',
};

const DRAWINGS: Record<Article['id'], SymbolName> = {
  'five-openings': 'compass',
  'teaching-young-sailors': 'parrot',
  'roman-paving-stones': 'ship',
  'the-fork': 'anchor',
};

interface ArticleCardProps extends Pick<PictureProps, 'eagerIn'> {
  readonly article: Article;
}

/**
 * An article: its summary, and the whole text once it is opened, by its button or by an address that
 * names it.
 */
export function ArticleCard({ article, eagerIn }: ArticleCardProps) {
  const { t, i18n } = useLingui();
  const { id, slug, date, category, readMinutes } = article;
  const isNamed = useAnchor() === slug;
  const [wasNamed, setWasNamed] = useState(isNamed);
  const [isOpen, setIsOpen] = useState(isNamed);
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed);
    if (isNamed) setIsOpen(true);
  }
  const headingId = useId();
  const textId = useId();
  const { title, excerpt } = ARTICLE_WORDS[id];
  return (
    <article
      id={slug}
      className={css['card']}
      // Before the application runs, the style sheet opens the article that the address names.
      data-open={isOpen || (isNamed ? false : undefined)}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <div className={css['head']}>
        <div className={css['art']} data-article={id}>
          <Picture
            src={SYMBOL_PICTURES[DRAWINGS[id]]}
            alt=""
            width={64}
            height={64}
            className={css['drawing']}
            eagerIn={eagerIn}
          />
        </div>
        <div className={css['words']}>
          <Badge colour={CATEGORY_COLOURS[category]}>{i18n._(CATEGORY_NAMES[category])}</Badge>
          <h2 id={headingId} className={css['title']}>
            {i18n._(title)}
          </h2>
          <p className={css['excerpt']}>{i18n._(excerpt)}</p>
          <p className={css['facts']}>
            <LongDate date={date} />
            <span>{t`By the crew`}</span>
            <span>{t`${readMinutes} min read`}</span>
          </p>
          <Button
            kind="secondary"
            aria-expanded={isOpen}
            aria-controls={textId}
            aria-describedby={headingId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t`Read Less` : t`Read More`}
          </Button>
        </div>
      </div>
      <div id={textId} className={css['text']} hidden={!isOpen}>
        <Prose name={documentOf(id)} />
      </div>
    </article>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ARTICLES } from '#content/articles.ts';
import { TextPage } from '#pages/text-page/text-page.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/drawing.tsx';
import { DESKTOP_WINDOW } from '#ui/picture.tsx';
import { Link } from '#ui/link.tsx';
import { ArticleCard } from './article-card.tsx';
import css from './blog.module.css';

/** The first row of cards: one on phones, two elsewhere. */
const EAGER_IN = ['all', DESKTOP_WINDOW] as const;

/** The blog: four articles that open in place. */
export default function Blog() {
  const { t } = useLingui();
  return (
    <TextPage route="blog" lead={t`Strategy, teaching and history, in plain words.`} width="whole">
      <div className={css['cards']}>
        {ARTICLES.map((article, index) => (
          <ArticleCard key={article.id} article={article} eagerIn={EAGER_IN[index]} />
        ))}
      </div>
      <Link href="/" className={buttonClass({ kind: 'secondary' })}>
        <Icon name="arrow-left" />
        {t`Back to Home`}
      </Link>
    </TextPage>
  );
}

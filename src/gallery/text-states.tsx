import { ARTICLES, type Article } from '#content/articles.ts';
import { ArticleCard } from '#pages/blog/article-card.tsx';
import { Prose } from '#navigation/served/prose.tsx';
import { Badge } from '#ui/badge.tsx';
import { Begun, pressButton } from './begun.tsx';
import type { GalleryStates } from './state.ts';

const TEXTS = { green: 'Beginner', brown: 'Intermediate', red: 'Advanced' } as const;
const [ARTICLE, OTHER_ARTICLE] = ARTICLES;

export const TEXT_STATES = {
  badges: {
    title: 'Badges',
    place: 'list',
    ground: 'land',
    render: () => (
      <>
        <Badge colour="green">{TEXTS.green}</Badge>
        <Badge colour="brown">{TEXTS.brown}</Badge>
        <Badge colour="red">{TEXTS.red}</Badge>
      </>
    ),
  },
  'article-closed': {
    title: 'Article, closed',
    place: 'alone',
    ground: 'land',
    render: () => <Card article={OTHER_ARTICLE} />,
  },
  'article-open': {
    title: 'Article, open',
    place: 'alone',
    ground: 'land',
    render: () => (
      <Begun begin={pressButton}>
        <Card article={ARTICLE} />
      </Begun>
    ),
  },
  prose: {
    title: 'A long text, with a table',
    place: 'alone',
    ground: 'land',
    render: () => <Prose name="privacy-policy" />,
  },
} satisfies GalleryStates;

function Card({ article }: { readonly article: Article }) {
  return <ArticleCard article={article} />;
}

/** What an article is about. */
export const CATEGORIES = ['strategy', 'education', 'history'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The articles of the blog, newest first: the only list. */
export const ARTICLES = [
  {
    id: 'five-openings',
    slug: 'five-openings-every-captain-should-know',
    date: '2025-10-01',
    category: 'strategy',
    readMinutes: 4,
  },
  {
    id: 'teaching-young-sailors',
    slug: 'teaching-tic-tac-toe-to-young-sailors',
    date: '2025-09-28',
    category: 'education',
    readMinutes: 4,
  },
  {
    id: 'roman-paving-stones',
    slug: 'from-roman-paving-stones-to-your-phone',
    date: '2025-09-24',
    category: 'history',
    readMinutes: 4,
  },
  {
    id: 'the-fork',
    slug: 'the-fork-winning-before-they-notice',
    date: '2025-09-20',
    category: 'strategy',
    readMinutes: 4,
  },
] as const satisfies readonly ArticleEntry[];

interface ArticleEntry {
  readonly id: string;
  /** Its anchor on the blog's page, the same in every language; addresses already shared contain it. */
  readonly slug: string;
  /** Year, month and day of publication, as ISO 8601 writes them. */
  readonly date: string;
  readonly category: Category;
  /** Minutes to read its English text at 200 words a minute, rounded up. */
  readonly readMinutes: number;
}

export type ArticleId = (typeof ARTICLES)[number]['id'];
export type Article = ArticleEntry & { readonly id: ArticleId };

/** The name of the document that holds an article's text. */
export function documentOf(id: ArticleId): string {
  return `article-${id}`;
}

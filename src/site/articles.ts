import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArticleId, Category } from '#content/articles.ts';

export const CATEGORY_NAMES: Record<Category, MessageDescriptor> = {
  strategy: msg`Strategy`,
  education: msg`Education`,
  history: msg`History`,
};

/** The words on an article's card and in search engines. */
export const ARTICLE_WORDS: Record<
  ArticleId,
  { readonly title: MessageDescriptor; readonly excerpt: MessageDescriptor }
> = {
  'five-openings': {
    title: msg`Five opening lessons every captain should know`,
    excerpt: msg`Where the first move goes, and what each reply gives away.`,
  },
  'teaching-young-sailors': {
    title: msg`Teaching tic-tac-toe to young sailors`,
    excerpt: msg`Turn-taking, patience and a first taste of thinking ahead.`,
  },
  'roman-paving-stones': {
    title: msg`From Roman paving stones to your phone`,
    excerpt: msg`What is known about three in a row, and what is only legend.`,
  },
  'the-fork': {
    title: msg`The fork: winning before they notice`,
    excerpt: msg`Two threats, one move, no answer. How to build it.`,
  },
};

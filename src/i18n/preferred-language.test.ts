import { expect, test } from 'vitest';
import { languageToOffer } from './preferred-language.ts';

test.each([
  { shown: 'en', preferences: ['de-AT', 'en'], offered: 'de', because: 'it comes first' },
  {
    shown: 'en',
    preferences: ['fr-FR', 'es-419', 'en'],
    offered: 'es',
    because: 'French is not spoken',
  },
  {
    shown: 'ar',
    preferences: ['zh-Hans-CN'],
    offered: 'zh',
    because: 'the script does not matter',
  },
  { shown: 'de', preferences: ['PT-br'], offered: 'pt', because: 'case does not matter' },
] as const)(
  'a page in $shown offers $offered to a browser that wants $preferences: $because',
  ({ shown, preferences, offered }) => {
    expect(languageToOffer(shown, preferences)?.code).toBe(offered);
  },
);

test.each([
  { preferences: ['en-GB', 'de'], because: 'the page is what is wanted most' },
  { preferences: ['fr', 'en', 'de'], because: 'of what is spoken it is wanted most' },
  { preferences: ['fr', 'it'], because: 'nothing that is wanted is spoken' },
  { preferences: [], because: 'nothing is wanted' },
  { preferences: ['', '-', 'deutsch'], because: 'a tag that is none names no language' },
])(
  'an English page offers nothing to a browser that wants $preferences: $because',
  ({ preferences }) => {
    expect(languageToOffer('en', preferences)).toBeNull();
  },
);

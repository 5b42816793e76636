import { setupI18n } from '@lingui/core';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BattleScore } from './battle-score.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('the score', () => {
  test('counts draws beside the wins of both sides', () => {
    expect(rows(score())).toEqual([
      'Skull Pirates 3',
      'Treasure Hunters 2',
      'Draws 1',
      'Total battles 6',
    ]);
  });

  test('has no row of draws for a game that cannot be drawn', () => {
    expect(rows(score(false))).toEqual([
      'Skull Pirates 3',
      'Treasure Hunters 2',
      'Total battles 6',
    ]);
  });
});

function score(hasDraws?: boolean): string {
  const flag = hasDraws === undefined ? {} : { hasDraws };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BattleScore tally={{ first: 3, second: 2, draws: 1 }} onReset={() => {}} {...flag} />
    </I18nProvider>,
  );
}

/** The terms of the list and what they stand for. */
function rows(markup: string): readonly string[] {
  const pairs = markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs);
  return Array.from(pairs, ([, term, count]) => `${withoutTags(term)} ${withoutTags(count)}`);
}

function withoutTags(markup = ''): string {
  return markup.replaceAll(/<[^>]*>/g, '');
}

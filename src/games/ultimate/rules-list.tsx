import type { I18n } from '@lingui/core';
import css from './rules-list.module.css';
import { RULES } from './rules-words.ts';

/** The rules in full. */
export function RulesList({ i18n }: { readonly i18n: I18n }) {
  return (
    <ol className={css['list']}>
      {RULES.map((rule) => (
        <li key={rule.id}>{i18n._(rule)}</li>
      ))}
    </ol>
  );
}

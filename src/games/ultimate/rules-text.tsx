import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import css from './rules-text.module.css';
import { RULES } from './rules-words.ts';

/** The rules in full, behind a button. */
export function RulesText() {
  const { t, i18n } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <div className={css['rules']}>
      <Button
        kind="quiet"
        icon="chevron-down"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? t`Hide Rules` : t`Show Rules`}
      </Button>
      {isShown && (
        <ol id={id} className={css['list']}>
          {RULES.map((rule) => (
            <li key={rule.id}>{i18n._(rule)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

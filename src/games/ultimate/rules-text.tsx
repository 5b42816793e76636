import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useLateModule } from '#ui/late-module.ts';

/** The rules in full, behind a button; most players never ask for them, so they load on request. */
export function RulesText() {
  const { t, i18n } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const { code } = languageFor(i18n.locale);
  const loaded = useLateModule(
    isShown,
    () => load(code),
    (cause) => {
      console.warn('The rules cannot be shown.', cause);
      setIsShown(false);
    },
  );
  return (
    <Disclosure
      label={isShown ? t`Hide Rules` : t`Show Rules`}
      isOpen={isShown}
      onToggle={() => setIsShown(!isShown)}
    >
      {loaded !== null && <loaded.RulesList i18n={loaded.i18n} />}
    </Disclosure>
  );
}

async function load(language: LanguageCode) {
  const [{ RulesList }, i18n] = await Promise.all([
    import('./rules-list.tsx'),
    lateTexts(language, 'ultimate-rules'),
  ]);
  return { RulesList, i18n };
}

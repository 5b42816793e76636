import type { I18n } from '@lingui/core';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { NOTICE_ACTION, NoticeLine } from '#notices/notice-line.tsx';
import { focusMain } from '#ui/main-element.ts';

interface UpdateLineProps {
  readonly i18n: I18n;
  readonly language: Language;
  readonly onLoad: () => void;
}

/** Says that a new version is available; a game on the page goes on until the visitor decides. */
export function UpdateLine({ i18n, language, onLoad }: UpdateLineProps) {
  const [isPutOff, setIsPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <I18nProvider i18n={i18n}>
      <Line language={language} onLoad={onLoad} onPutOff={() => setIsPutOff(true)} />
    </I18nProvider>
  );
}

interface LineProps extends Omit<UpdateLineProps, 'i18n'> {
  readonly onPutOff: () => void;
}

function Line({ language, onLoad, onPutOff }: LineProps) {
  const { t } = useLingui();
  return (
    <NoticeLine
      place="update"
      name={t`New version`}
      language={language}
      icon="refresh-cw"
      sentence={t`A new version is ready. It comes with your next visit.`}
      action={
        <button type="button" className={NOTICE_ACTION} onClick={onLoad}>
          {t`Load it now`}
        </button>
      }
      closeName={t`Later`}
      onClose={onPutOff}
      returnFocus={focusMain}
    />
  );
}

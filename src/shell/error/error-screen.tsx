import { useLingui } from '@lingui/react/macro';
import { RELOAD_ATTRIBUTE } from '#site/document-ids.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { FAILURE } from '#notices/failure-words.ts';
import { WholeScreen } from './whole-screen.tsx';

/** The entry handles the reload button: here, and in the copy of the screen that React does not run. */
const RELOAD = { [RELOAD_ATTRIBUTE]: '' };

/** The screen shown when rendering throws or code cannot be loaded. */
export function ErrorScreen({ homePath }: { readonly homePath: string }) {
  const { t, i18n } = useLingui();
  return (
    <WholeScreen isAlert title={i18n._(FAILURE.title)} line={i18n._(FAILURE.description)}>
      <Button kind="primary" {...RELOAD}>
        {t`Reload the page`}
      </Button>
      <a href={homePath} className={buttonClass({ kind: 'secondary' })}>{t`Return to Home`}</a>
    </WholeScreen>
  );
}

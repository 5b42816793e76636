import { useLingui } from '@lingui/react/macro';
import { reloadFromHost } from '#services/ask-host.ts';
import { SERVICE_WORKER_PATH } from '#site/special-paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { FAILURE } from './failure-words.ts';
import { WholeScreen } from './whole-screen.tsx';

/** Marks the button that loads the page anew, for the copy of the screen that React does not run. */
const RELOAD = { 'data-reload': '' } as const;

/** What is shown when rendering throws or code cannot be loaded. */
export function ErrorScreen({ homePath }: { readonly homePath: string }) {
  const { t, i18n } = useLingui();
  return (
    <WholeScreen isAlert title={i18n._(FAILURE.title)} line={i18n._(FAILURE.description)}>
      <Button kind="primary" onClick={reload} {...RELOAD}>
        {t`Reload the page`}
      </Button>
      <a href={homePath} className={buttonClass({ kind: 'secondary' })}>{t`Return to Home`}</a>
    </WholeScreen>
  );
}

function reload(): void {
  void reloadFromHost(SERVICE_WORKER_PATH);
}

import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '#ui/button.tsx';
import { WholeScreen } from './whole-screen.tsx';

/** Marks the button that loads the page anew, for the copy of the screen that React does not run. */
const RELOAD = { 'data-reload': '' } as const;

/** What is shown when rendering throws or code cannot be loaded. */
export function ErrorScreen({ homePath }: { readonly homePath: string }) {
  const { t } = useLingui();
  return (
    <WholeScreen
      isAlert
      title={t`Unexpected Application Error!`}
      line={t`A wave washed over the deck. Your page can be loaded again, or you can sail home.`}
    >
      <Button kind="primary" onClick={() => location.reload()} {...RELOAD}>
        {t`Reload the page`}
      </Button>
      <a href={homePath} className={buttonClass({ kind: 'secondary' })}>{t`Return to Home`}</a>
    </WholeScreen>
  );
}

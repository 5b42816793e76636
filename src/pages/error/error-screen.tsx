import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '#ui/button.tsx';
import css from './error-screen.module.css';
import { FAILURE } from './failure-words.ts';

/** Marks the button that loads the page anew, for the copy of the screen that React does not run. */
const RELOAD = { 'data-reload': '' } as const;

/** What is shown when rendering throws or code cannot be loaded. */
export function ErrorScreen({ homePath }: { readonly homePath: string }) {
  const { t, i18n } = useLingui();
  return (
    <main className={css['screen']}>
      <div role="alert" className={css['message']}>
        <h1 className={css['title']}>{i18n._(FAILURE.title)}</h1>
        <p className={css['line']}>{i18n._(FAILURE.description)}</p>
      </div>
      <p className={css['ways']}>
        <Button kind="primary" onClick={() => location.reload()} {...RELOAD}>
          {t`Reload the page`}
        </Button>
        <a href={homePath} className={buttonClass({ kind: 'secondary' })}>{t`Return to Home`}</a>
      </p>
    </main>
  );
}

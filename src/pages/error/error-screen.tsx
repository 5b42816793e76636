import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#ui/button.tsx';
import css from './error-screen.module.css';

/**
 * What is shown when rendering throws or code cannot be loaded. It needs no script: an empty link
 * loads the page anew.
 */
export function ErrorScreen({ homePath }: { readonly homePath: string }) {
  const { t } = useLingui();
  return (
    <main className={css['screen']} role="alert">
      <h1 className={css['title']}>{t`Unexpected Application Error!`}</h1>
      <p className={css['line']}>
        {t`A wave washed over the deck. Your page can be loaded again, or you can sail home.`}
      </p>
      <p className={css['ways']}>
        <a href="" className={buttonClass({ kind: 'primary' })}>{t`Reload the page`}</a>
        <a href={homePath} className={buttonClass({ kind: 'secondary' })}>{t`Return to Home`}</a>
      </p>
    </main>
  );
}

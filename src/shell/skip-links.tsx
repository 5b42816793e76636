import { useLingui } from '@lingui/react/macro';
import { GAME_ANCHOR } from '#site/routes.ts';
import { COVERED_BY_DIALOGS } from '#ui/dialog-outlet.tsx';
import { NAVIGATION_ID } from './header.tsx';
import { MAIN_ID } from '#ui/main-element.ts';
import css from './skip-links.module.css';

/** The first stops of the tab order, visible while focused. */
export function SkipLinks({ hasGame }: { readonly hasGame: boolean }) {
  const { t } = useLingui();
  return (
    <div className={css['links']} {...COVERED_BY_DIALOGS}>
      <a className={css['link']} href={`#${MAIN_ID}`}>{t`Skip to main content`}</a>
      <a className={css['link']} href={`#${NAVIGATION_ID}`}>{t`Skip to navigation`}</a>
      {hasGame && <a className={css['link']} href={`#${GAME_ANCHOR}`}>{t`Skip to game`}</a>}
    </div>
  );
}

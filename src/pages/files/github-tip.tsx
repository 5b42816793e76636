import { useLingui } from '@lingui/react/macro';
import css from './github-tip.module.css';

const BUILD_COMMAND = 'npm ci && npm run build';
const PUBLISHED_FOLDER = 'dist';

/** Tells an owner how to have every push publish the site. */
export function GithubTip() {
  const { t } = useLingui();
  return (
    <section className={css['tip']}>
      <h2>{t`Tip: keep your site in sync with GitHub`}</h2>
      <p>{t`Keep the project on GitHub, and the site follows every change you push.`}</p>
      <ol className={css['steps']}>
        <li>{t`Make an empty repository in your own GitHub account.`}</li>
        <li>
          {t`Push the project to it: the page of the empty repository shows the commands to type.`}
        </li>
        <li>
          {t`Connect the repository to a static host of your choice. Most offer this in their settings.`}
        </li>
        <li>
          {t`Tell the host how to build the site, and what to publish:`}
          <dl className={css['settings']}>
            <dt>{t`Command`}</dt>
            <dd>
              <code dir="ltr">{BUILD_COMMAND}</code>
            </dd>
            <dt>{t`Folder`}</dt>
            <dd>
              <code dir="ltr">{PUBLISHED_FOLDER}</code>
            </dd>
          </dl>
        </li>
        <li>
          {t`From then on every push to the main branch is published. A small change can even be made on GitHub itself.`}
        </li>
      </ol>
      <p>{t`What else a host has to do is in the project's README, under “Host it”.`}</p>
    </section>
  );
}

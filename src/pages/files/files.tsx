import { useLingui } from '@lingui/react/macro';
import { PROJECT_FILES } from '#content/project-files.ts';
import { TextPage } from '#pages/text-page/text-page.tsx';
import { FileCard } from './file-card.tsx';
import css from './files.module.css';
import { GithubTip } from './github-tip.tsx';

/** The files that the site is set up and built with, and how to build one's own. */
export default function Files() {
  const { t } = useLingui();
  return (
    <TextPage
      route="files"
      lead={t`The files this site is set up and built with, exactly as they are in its source. Copy what you need.`}
      width="column"
    >
      <div className={css['files']}>
        {PROJECT_FILES.map((name) => (
          <FileCard key={name} name={name} />
        ))}
      </div>
      <GithubTip />
    </TextPage>
  );
}

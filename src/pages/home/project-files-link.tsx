import { useLingui } from '#i18n/use-lingui.tsx';
import { routeFor, VIEW_FILES } from '#site/routes.ts';
import { Icon } from '#ui/drawing.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Link } from '#ui/link.tsx';
import css from './project-files-link.module.css';

/**
 * The link to the project's files, floating over the page: only an icon if no more fits beside the
 * board. If nothing fits there, the link is in the menu.
 */
export function ProjectFilesLink() {
  const { i18n } = useLingui();
  const words = i18n._(VIEW_FILES);
  return (
    <div className={css['place']}>
      <Tooltip text={words} align="end">
        {() => (
          <Link href={routeFor('files').path} className={css['link']}>
            <Icon name="folder" />
            <span className={css['words']}>{words}</span>
          </Link>
        )}
      </Tooltip>
    </div>
  );
}

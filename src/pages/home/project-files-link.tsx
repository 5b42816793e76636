import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { routeFor, VIEW_FILES } from '#site/routes.ts';
import { Icon } from '#ui/drawing.tsx';
import css from './project-files-link.module.css';

/** The way to the project's files, floating over the page; where the menu is folded it stands there. */
export function ProjectFilesLink() {
  const { i18n } = useLingui();
  return (
    <Link href={routeFor('files').path} className={css['link'] ?? ''}>
      <Icon name="folder" />
      {i18n._(VIEW_FILES)}
    </Link>
  );
}

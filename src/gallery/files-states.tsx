import { FileCard } from '#pages/files/file-card.tsx';
import { ProjectFilesLink } from '#pages/home/project-files-link.tsx';
import { Begun } from './begun.tsx';
import type { GalleryStates } from './state.ts';

export const FILES_STATES = {
  'file-card': {
    title: 'A project file, closed',
    place: 'list',
    ground: 'land',
    render: () => <FileCard name=".oxfmtrc.json" />,
  },
  'file-card-open': {
    title: 'A project file, open',
    place: 'alone',
    ground: 'land',
    render: () => (
      <Begun begin={openText}>
        <FileCard name="src/site/site.ts" />
      </Begun>
    ),
  },
  'project-files-link': {
    title: 'The way to the project files: in a wide window',
    place: 'list',
    ground: 'sea',
    render: () => <ProjectFilesLink />,
  },
} as const satisfies GalleryStates;

function openText(host: HTMLElement): void {
  host.querySelector('details')?.setAttribute('open', '');
}

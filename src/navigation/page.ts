import type { ComponentType } from 'react';
import type { Language } from '#i18n/languages.ts';

export interface PageProps {
  readonly language: Language;
}

export type Page = ComponentType<PageProps> & {
  /** What the page puts into the row of the header, beside menu and language. */
  readonly HeaderTool?: ComponentType;
};

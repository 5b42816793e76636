import type { ComponentType } from 'react';
import type { Language } from '#i18n/languages.ts';

export interface PageProps {
  readonly language: Language;
}

export type Page = ComponentType<PageProps> & {
  /** The page's own tool in the header's row, beside menu and language. */
  readonly HeaderTool?: ComponentType;
};

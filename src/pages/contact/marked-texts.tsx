import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { useLingui } from '#i18n/use-lingui.tsx';

/** Around texts with markup: the library's component for them asks the library's provider. */
export function MarkedTexts({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

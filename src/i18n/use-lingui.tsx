import type { I18n } from '@lingui/core';
import { createContext, use, useMemo, type ReactNode } from 'react';

/** A formatter, and its function as what the macros compile to calls it. */
interface Texts {
  readonly i18n: I18n;
  readonly _: I18n['_'];
}

const TextsContext = createContext<Texts | null>(null);

interface I18nProviderProps {
  /** Has all texts of what is within. */
  readonly i18n: I18n;
  readonly children?: ReactNode;
}

/** Gives all within the texts of a formatter. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  const texts = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the nearest `I18nProvider`; throws a `TypeError` where there is none. */
export function useLingui(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new TypeError('There are no texts here.');
  return texts;
}

import { useLingui } from '@lingui/react';
import { renderedDocument } from '#content/rendered.ts';
import css from './prose.module.css';
import { ServedText } from './served-text.tsx';

/** A document of `src/content` in the page's language; the page's route lists it as `served`. */
export function Prose({ name }: { readonly name: string }) {
  const { i18n } = useLingui();
  return (
    <ServedText name={name} markup={renderedDocument(i18n.locale, name)} className={css['prose']} />
  );
}

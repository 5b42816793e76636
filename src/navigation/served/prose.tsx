import { useLingui } from '#i18n/use-lingui.tsx';
import { renderedDocument } from '#i18n/documents.ts';
import css from './prose.module.css';
import { ServedText } from './served-text.tsx';

interface ProseProps {
  /** A document's name, without its ending. */
  readonly name: string;
}

/** A document of `src/content` in the page's language; the page's route lists it as `served`. */
export function Prose({ name }: ProseProps) {
  const { i18n } = useLingui();
  return (
    <ServedText name={name} markup={renderedDocument(i18n.locale, name)} className={css['prose']} />
  );
}

/** A document inside a part that is served as a whole. */
export function ProseInPart({ name }: ProseProps) {
  const { i18n } = useLingui();
  return (
    <div
      className={css['prose']}
      // oxlint-disable-next-line react/no-danger -- the build makes this markup, no user input reaches it
      dangerouslySetInnerHTML={{ __html: renderedDocument(i18n.locale, name) }}
    />
  );
}

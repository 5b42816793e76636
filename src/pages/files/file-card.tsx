import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import type { ProjectFile } from '#content/project-files.ts';
import { ServedText } from '#navigation/served/served-text.tsx';
import { copyText } from '#services/clipboard.ts';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toasts.tsx';
import { colouredFile } from './coloured-file.ts';
import css from './file-card.module.css';
import { FILE_PURPOSES } from './file-words.ts';

/** A file of the project: its purpose, its text to open, and a button that copies it. */
export function FileCard({ name }: { readonly name: ProjectFile }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const headingId = useId();
  const text = useRef<HTMLDivElement>(null);

  async function copy(): Promise<void> {
    const isCopied = await copyText(text.current?.textContent ?? '');
    if (!isCopied && text.current !== null) offerText(text.current);
    const fileName = isolated(name);
    notify(
      isCopied
        ? { topic: TOPIC, title: t`Copied!`, description: t`${fileName} is on your clipboard.` }
        : {
            topic: TOPIC,
            title: t`Not copied`,
            description: t`Your browser did not allow it. The text is open and selected: copy it by hand.`,
            kind: 'destructive',
          },
    );
  }

  return (
    <article className={css['card']} aria-labelledby={headingId}>
      <div className={css['head']}>
        <h2 id={headingId} className={css['name']}>
          <bdi dir="ltr">{name}</bdi>
        </h2>
        <p className={css['purpose']}>{i18n._(FILE_PURPOSES[name])}</p>
        <div className={css['copy']}>
          <Button
            kind="secondary"
            icon="copy"
            aria-label={t`Copy ${name}`}
            onClick={() => void copy()}
          >
            {t`Copy`}
          </Button>
        </div>
      </div>
      <details className={css['details']}>
        <summary className={css['summary']} aria-describedby={headingId}>
          {t`Read the text`}
        </summary>
        <div ref={text} lang="en" dir="ltr" translate="no">
          <ServedText name={name} markup={colouredFile(name)} className={css['text']} />
        </div>
      </details>
    </article>
  );
}

/** A new message about copying replaces the one before. */
const TOPIC = 'copy';

/** Makes a name of Latin letters and signs keep its order in a sentence of any direction. */
function isolated(name: string): string {
  return `\u2066${name}\u2069`;
}

/** Opens and selects the text: a person can copy it where the browser refuses a script. */
function offerText(text: HTMLElement): void {
  text.closest('details')?.setAttribute('open', '');
  getSelection()?.selectAllChildren(text);
}

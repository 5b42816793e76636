import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { entriesOfFile, fileText, LONGEST_LOG, withEntries, type Log } from '#log/log.ts';
import type { Kept } from '#services/kept.ts';
import { saveFile } from '#services/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import panel from '#game-frame/panel.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import css from './keeping.module.css';

interface KeepingProps {
  readonly kept: Kept<Log>;
  readonly log: Log;
}

/** What has just been done with the log. */
type Done =
  | { readonly kind: 'imported'; readonly added: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'erased' };

/** Whether the log is kept, and what can be done with all of it. */
export function Keeping({ kept, log }: KeepingProps) {
  const { t } = useLingui();
  const headingId = useId();
  const file = useRef<HTMLInputElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [done, setDone] = useState<Done | null>(null);

  function turn(): void {
    const known = kept.readAfresh();
    kept.write({ ...known, isOn: !log.isOn });
  }

  function exportIt(): void {
    const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    saveFile(`captains-log-${day}.json`, fileText(kept.readAfresh()));
  }

  async function importIt({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = currentTarget.files ?? [];
    if (chosen === undefined) return;
    const text = await textOf(chosen);
    // The same file can be chosen again.
    if (file.current !== null) file.current.value = '';
    const entries = text === null ? null : entriesOfFile(text);
    if (entries === null) return setDone({ kind: 'refused' });
    const known = kept.readAfresh();
    const joined = withEntries(known, entries);
    kept.write(joined);
    setDone({ kind: 'imported', added: joined.entries.length - known.entries.length });
  }

  function erase(): void {
    setIsAsked(false);
    kept.write({ ...kept.readAfresh(), entries: [] });
    setDone({ kind: 'erased' });
  }

  return (
    <section className={`${panel['panel']} ${css['panel']}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={panel['heading']}>{t`On this device`}</h2>
      <Switch
        name={t`Keep a log on this device`}
        description={t`From now on battles, hunts, puzzles and voyages are noted, and scores and solved puzzles come back on your next visit. Switched off, nothing more is noted; what stands here stays until you erase it.`}
        isOn={log.isOn}
        onSwitch={turn}
      />
      <div className={css['ways']}>
        <Button kind="secondary" onClick={exportIt}>{t`Export`}</Button>
        <Button kind="secondary" onClick={() => file.current?.click()}>{t`Import`}</Button>
        <Button kind="secondary" ref={eraseButton} onClick={() => setIsAsked(true)}>
          {t`Erase the log`}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t`Import`}
          onChange={(event) => void importIt(event)}
        />
      </div>
      <p className={css['note']}>
        {t`Export writes the log to a file. Import adds what is in such a file; nothing that stands here is lost or counted twice.`}
      </p>
      <p role="status" className={css['done']}>
        {done === null ? '' : <DoneWords done={done} />}
      </p>
      {isAsked && (
        <EraseDialog
          onErase={erase}
          onClose={() => setIsAsked(false)}
          returnFocus={() => eraseButton.current?.focus()}
        />
      )}
    </section>
  );
}

function DoneWords({ done }: { readonly done: Done }) {
  const { t } = useLingui();
  switch (done.kind) {
    case 'imported': {
      const { added } = done;
      return t`${plural(added, { 0: 'The file was read: all of it stood here already.', one: 'The file was read: # entry is new.', other: 'The file was read: # entries are new.' })}`;
    }
    case 'refused':
      return t`This file holds no captain's log, or a damaged one. Nothing was changed.`;
    case 'erased':
      return t`The log is empty.`;
    default:
      return done satisfies never;
  }
}

/** The text of a file, `null` for one that is too large or cannot be read. */
async function textOf(file: File): Promise<string | null> {
  if (file.size > LONGEST_LOG) return null;
  try {
    return await file.text();
  } catch (error) {
    console.warn('The chosen file cannot be read.', error);
    return null;
  }
}

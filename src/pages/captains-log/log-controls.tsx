import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import panel from '#game-frame/panel.module.css';
import { LOG_KEY } from '#log/log-key.ts';
import { FAILURE_TOAST } from '#notices/failure-words.ts';
import { browserStorage } from '#services/storage.ts';
import { Button } from '#ui/button.tsx';
import { useLateModule } from '#ui/late-module.ts';
import { useStore } from '#ui/store.ts';
import { Switch } from '#ui/switch.tsx';
import { useAnnouncer } from '#ui/use-announcer.ts';
import { isKept } from './is-kept.ts';
import css from './log-controls.module.css';
import { openLog } from './open-log.ts';

/** What has just been done with the log. */
type Done =
  | { readonly kind: 'imported'; readonly added: number; readonly isShortened: boolean }
  | { readonly kind: 'refused' }
  | { readonly kind: 'erased' };

const loadDialog = () => import('./erase-dialog.tsx');

/** Whether the log is kept, and what can be done with all of it. */
export function LogControls() {
  const { t } = useLingui();
  const { showToast } = useAnnouncer();
  const headingId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isOn = useStore(isKept);
  const [isAsked, setIsAsked] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const dialog = useLateModule(isAsked, loadDialog, fail);

  useEffect(() => {
    if (browserStorage.read(LOG_KEY) !== null) openLog().catch(warn);
  }, []);

  function fail(cause: unknown): void {
    warn(cause);
    showToast(FAILURE_TOAST);
    setIsAsked(false);
  }

  /** Does something with the log, once it is open. */
  function act(action: (log: Awaited<ReturnType<typeof openLog>>) => unknown): void {
    setDone(null);
    openLog().then(action).catch(fail);
  }

  function importFrom(file: File | undefined): void {
    if (file === undefined) return;
    act(async ({ importLog }) => {
      const joined = await importLog(file);
      if (joined === null) return setDone({ kind: 'refused' });
      const { added, isShortened } = joined;
      setDone({ kind: 'imported', added, isShortened });
    });
  }

  function erase(): void {
    setIsAsked(false);
    act(({ eraseLog }) => {
      eraseLog();
      setDone({ kind: 'erased' });
    });
  }

  return (
    <section className={`${panel['panel']} ${css['panel']}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={panel['heading']}>{t`On this device`}</h2>
      <Switch
        name={t`Keep a log on this device`}
        description={t`From now on battles, hunts, puzzles and voyages are noted, and scores and solved puzzles come back on your next visit. Once it is off, nothing more is noted; what is here stays until you erase it.`}
        isOn={isOn}
        onSwitch={() => act(({ switchLog }) => switchLog(!isOn))}
      />
      <div className={css['ways']}>
        <Button kind="secondary" onClick={() => act(({ exportLog }) => exportLog())}>
          {t`Export`}
        </Button>
        <Button kind="secondary" onClick={() => chooser.current?.click()}>{t`Import`}</Button>
        <Button kind="secondary" ref={eraseButton} onClick={() => setIsAsked(true)}>
          {t`Erase the log`}
        </Button>
        {/* What has no use without script is not served. */}
        {isAlive && (
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={({ currentTarget }) => {
              importFrom(currentTarget.files?.[0]);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        )}
      </div>
      <p className={css['note']}>
        {t`Export writes the log to a file. Import adds what is in such a file; nothing that stands here is lost or counted twice.`}
      </p>
      {/* The served page has one live region. */}
      <p role={isAlive ? 'status' : undefined} className={css['done']}>
        {done === null ? '' : <DoneWords done={done} />}
      </p>
      {isAsked && dialog !== null && (
        <dialog.EraseDialog
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
      const { added, isShortened } = done;
      const read = t`${plural(added, { 0: 'The file was read: all of it was here already.', one: 'The file was read: # entry is new.', other: 'The file was read: # entries are new.' })}`;
      if (!isShortened) return read;
      const full = t`The log is full: the oldest battles and hunts were left out.`;
      return added === 0 ? full : `${read} ${full}`;
    }
    case 'refused':
      return t`This file holds no captain's log, or a damaged one. Nothing was changed.`;
    case 'erased':
      return t`The log is empty.`;
    default:
      return done satisfies never;
  }
}

const neverChanges = () => () => undefined;

function warn(cause: unknown): void {
  console.warn("The captain's log cannot be opened.", cause);
}

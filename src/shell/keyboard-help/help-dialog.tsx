import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useLingui } from '@lingui/react/macro';
import type { DialogProps } from '#shell/late-dialog.tsx';
import { useBackCloses } from '#ui/back.ts';
import { Button } from '#ui/button.tsx';
import { DialogCard, FIRST_FOCUS, Modal } from '#ui/modal.tsx';
import css from './help-dialog.module.css';

const TITLE_ID = 'keyboard-help-title';

type Key =
  | 'Alt'
  | 'Ctrl'
  | 'Shift'
  | 'Esc'
  | 'Enter'
  | 'Space'
  | 'Home'
  | 'End'
  | '←'
  | '↑'
  | '→'
  | '↓'
  | 'S'
  | 'Z'
  | 'N'
  | '1'
  | '7';

/** The names of keys that keyboards of other languages label differently. */
const KEY_NAMES: Partial<Record<Key, MessageDescriptor>> = {
  Alt: msg({ message: 'Alt', context: 'key' }),
  Ctrl: msg({ message: 'Ctrl', context: 'key' }),
  Shift: msg({ message: 'Shift', context: 'key' }),
  Esc: msg({ message: 'Esc', context: 'key' }),
  Enter: msg({ message: 'Enter', context: 'key' }),
  Space: msg({ message: 'Space', context: 'key' }),
  Home: msg({ message: 'Home', context: 'key' }),
  End: msg({ message: 'End', context: 'key' }),
};

/** The dialog that lists the keys of pages and boards. */
export function HelpDialog({ i18n, ...rest }: DialogProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Shortcuts {...rest} />
    </I18nProvider>
  );
}

function Shortcuts({ onClose, returnFocus }: Omit<DialogProps, 'i18n'>) {
  const { t } = useLingui();
  useBackCloses(onClose);
  return (
    <Modal labelledBy={TITLE_ID} onClose={onClose} returnFocus={returnFocus}>
      <DialogCard className={css['card']}>
        <h2 id={TITLE_ID} className={css['title']}>{t`Keyboard shortcuts`}</h2>
        <h3 className={css['part']}>{t`Everywhere`}</h3>
        <dl className={css['keys']}>
          <Shortcut keys={['Alt', 'S']} join="chord" meaning={t`Go to the main content`} />
          <Shortcut keys={['Alt', 'N']} join="chord" meaning={t`Go to the navigation`} />
          <Shortcut keys={['Esc']} meaning={t`Close a dialog, menu or tooltip`} />
        </dl>
        <h3 className={css['part']}>{t`On a board`}</h3>
        <dl className={css['keys']}>
          <Shortcut keys={['←', '↑', '→', '↓']} meaning={t`Move one square`} />
          <Shortcut keys={['Enter', 'Space']} meaning={t`Play the square`} />
          <Shortcut keys={['Home']} meaning={t`Start of the row`} />
          <Shortcut keys={['End']} meaning={t`End of the row`} />
          <Shortcut keys={['Ctrl', 'Home']} join="chord" meaning={t`First corner of the board`} />
          <Shortcut keys={['Ctrl', 'End']} join="chord" meaning={t`Last corner of the board`} />
          <Shortcut keys={['Ctrl', 'Z']} join="chord" meaning={t`Take a move back`} />
          <Shortcut keys={['Ctrl', 'Shift', 'Z']} join="chord" meaning={t`Restore a move`} />
          <Shortcut
            keys={['1', '7']}
            join="range"
            meaning={t`Ship Battle: drop a coin into that column`}
          />
        </dl>
        <p className={css['note']}>{t`On a Mac, Alt is the Option key.`}</p>
        <Button kind="primary" onClick={onClose} {...FIRST_FOCUS}>
          {t`Close`}
        </Button>
      </DialogCard>
    </Modal>
  );
}

interface ShortcutProps {
  readonly keys: readonly Key[];
  /** `chord`: pressed together. `range`: the ends of a row of keys. `any`: any one of them. */
  readonly join?: 'chord' | 'range' | 'any';
  readonly meaning: string;
}

function Shortcut({ keys, join = 'any', meaning }: ShortcutProps) {
  const { i18n } = useLingui();
  return (
    <div className={css['shortcut']}>
      <dt className={css['keycaps']} data-join={join}>
        {keys.map((key) => (
          <kbd key={key}>{nameOf(key, i18n)}</kbd>
        ))}
      </dt>
      <dd>{meaning}</dd>
    </div>
  );
}

function nameOf(key: Key, i18n: I18n): string {
  const name = KEY_NAMES[key];
  return name === undefined ? key : i18n._(name);
}

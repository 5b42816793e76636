import { useLingui } from '@lingui/react/macro';
import { useBackCloses } from '#ui/back.ts';
import { Button } from '#ui/button.tsx';
import { DialogCard, FIRST_FOCUS, Modal } from '#ui/modal.tsx';
import css from './log-controls.module.css';

const TITLE_ID = 'erase-log-title';

interface EraseDialogProps {
  readonly onErase: () => void;
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

/** Asks once before the log is erased. */
export function EraseDialog({ onErase, onClose, returnFocus }: EraseDialogProps) {
  const { t } = useLingui();
  useBackCloses(onClose);
  return (
    <Modal labelledBy={TITLE_ID} onClose={onClose} returnFocus={returnFocus}>
      <DialogCard className={css['question']}>
        <h2 id={TITLE_ID} className={css['title']}>{t`Erase the log?`}</h2>
        <p>{t`All battles, records and stickers will be gone. Only a file you exported before can bring them back.`}</p>
        <div className={css['ways']}>
          <Button kind="primary" onClick={onClose} {...FIRST_FOCUS}>{t`Keep it`}</Button>
          <Button kind="secondary" onClick={onErase}>{t`Erase`}</Button>
        </div>
      </DialogCard>
    </Modal>
  );
}

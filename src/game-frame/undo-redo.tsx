import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MoveHistory } from '#session/move-history.ts';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { undoOrRedo } from '#ui/undo-keys.ts';
import css from './undo-redo.module.css';

interface UndoRedoProps {
  readonly history: MoveHistory;
  /** What else is done with the moves. */
  readonly children: ReactNode;
}

/** Takes moves back and restores them; the buttons keep their places when there is nothing to do. */
export function UndoRedo({ history, children }: UndoRedoProps) {
  const { t } = useLingui();
  const { canUndo, canRedo, undo, redo } = history;
  return (
    <div className={css['buttons']} data-moves>
      <Tooltip text={t`Undo`} align="end">
        {() => (
          <Button
            kind="secondary"
            icon="undo-2"
            aria-disabled={!canUndo || undefined}
            onClick={undo}
          >{t`Undo`}</Button>
        )}
      </Tooltip>
      <Tooltip text={t`Redo`} align="end">
        {() => (
          <Button
            kind="secondary"
            icon="redo-2"
            aria-disabled={!canRedo || undefined}
            onClick={redo}
          >{t`Redo`}</Button>
        )}
      </Tooltip>
      {children}
    </div>
  );
}

/** The properties with which the element around a board takes the keys of undo and redo. */
export function undoRedoKeys(history: MoveHistory) {
  return {
    onKeyDown(event: KeyboardEvent): void {
      const asked = undoOrRedo(event.nativeEvent);
      if (asked === null) return;
      event.preventDefault();
      history[asked]();
    },
  };
}

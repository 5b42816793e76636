import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/drawing.tsx';
import css from './choice-sheet.module.css';

interface ChoiceSheetProps {
  /** What the choice is about and what is chosen now, in a few words. */
  readonly label: string;
  /** The part of the label that says what is chosen. */
  readonly value: string;
  /** The radio group and what belongs to it. */
  readonly children: ReactNode;
}

/**
 * A choice that a desktop shows as it is. In a smaller window one control says what is chosen, and opens
 * the choice as a sheet.
 */
export function ChoiceSheet({ label, value, children }: ChoiceSheetProps) {
  const id = useId();
  const subject = label.slice(0, label.indexOf(value));
  return (
    <>
      <button type="button" className={css['pill']} popoverTarget={id}>
        <span key={label}>
          <span className={css['subject']}>{subject}</span>
          {label.slice(subject.length)}
        </span>
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={css['sheet']}>
        {children}
      </div>
    </>
  );
}

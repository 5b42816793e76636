import { useId, type ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './disclosure.module.css';

interface DisclosureProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What the button shows and hides. */
  readonly children: ReactNode;
}

/** A quiet button with a chevron that shows and hides what stands beneath it. */
export function Disclosure({ label, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <div className={css['disclosure']}>
      <Button
        kind="quiet"
        icon="chevron-down"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {label}
      </Button>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}

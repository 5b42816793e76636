import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Choice } from '#services/consent.ts';
import { Button } from '#ui/button.tsx';

interface ChoicesProps {
  readonly className: string | undefined;
  readonly onChoose: (choice: Choice) => void;
  /** The third button, after two answers of equal weight. */
  readonly children: ReactNode;
}

/** The row of answers to the question about cookies. */
export function Choices({ className, onChoose, children }: ChoicesProps) {
  const { t } = useLingui();
  return (
    <div className={className}>
      <Button kind="secondary" onClick={() => onChoose('accepted')}>
        {t`Accept All`}
      </Button>
      <Button kind="secondary" onClick={() => onChoose('essential')}>
        {t`Essential Only`}
      </Button>
      {children}
    </div>
  );
}

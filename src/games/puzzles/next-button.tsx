import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import type { PuzzleOffer } from './state.ts';

interface NextButtonProps extends Pick<PuzzleOffer, 'isNextDue' | 'mayGoOn'> {
  readonly onNext: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The one way to the next puzzle, or to the end: golden in the banner of a solved puzzle, else beside Previous. */
export function NextButton({ isNextDue, mayGoOn, onNext, ref }: NextButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      ref={ref}
      kind={isNextDue ? 'primary' : 'secondary'}
      icon="arrow-right"
      aria-disabled={!mayGoOn || undefined}
      onClick={onNext}
    >
      {t`Next`}
    </Button>
  );
}

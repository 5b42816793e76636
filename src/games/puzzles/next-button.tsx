import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { isNextDue, nextPuzzle, type PuzzlesState } from './state.ts';

interface NextButtonProps {
  readonly state: PuzzlesState;
  readonly onNext: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The one way to the next puzzle, or to the end: golden in the banner of a solved puzzle, else beside Previous. */
export function NextButton({ state, onNext, ref }: NextButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      ref={ref}
      kind={isNextDue(state) ? 'primary' : 'secondary'}
      icon="arrow-right"
      aria-disabled={(nextPuzzle(state) === null && state.sight !== 'proof') || undefined}
      onClick={onNext}
    >
      {t`Next`}
    </Button>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { isAllSolved, isNextDue, nextPuzzle, type PuzzlesState } from './state.ts';

interface NextButtonProps {
  readonly state: PuzzlesState;
  readonly onNext: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * The one way to the next puzzle, and, with a star, to the end: golden in the banner of a solved puzzle, else beside
 * Previous.
 */
export function NextButton({ state, onNext, ref }: NextButtonProps) {
  const { t } = useLingui();
  const isDue = isNextDue(state);
  return (
    <Button
      ref={ref}
      kind={isDue ? 'primary' : 'secondary'}
      icon={isDue && isAllSolved(state) ? 'star' : 'arrow-right'}
      aria-disabled={(!isDue && nextPuzzle(state) === null) || undefined}
      onClick={onNext}
    >
      {t`Next`}
    </Button>
  );
}

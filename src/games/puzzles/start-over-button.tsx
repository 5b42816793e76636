import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { isSolved, type PuzzlesState } from './state.ts';

interface StartOverButtonProps {
  readonly state: PuzzlesState;
  readonly onStartOver: () => void;
}

/** Begins anew: golden in the banner of a solved puzzle, else in the place of the hint. */
export function StartOverButton({ state, onStartOver }: StartOverButtonProps) {
  const { t } = useLingui();
  return (
    <Button kind={isSolved(state) ? 'primary' : 'secondary'} onClick={onStartOver} data-main-button>
      {t`Start Over`}
    </Button>
  );
}

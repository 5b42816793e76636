import { useLingui } from '@lingui/react/macro';
import { TurnPill } from '#game-frame/turn-banner.tsx';

/** The banner of a voyage whose position nobody has seen yet. */
export function WaitingBanner() {
  const { t } = useLingui();
  return (
    <TurnPill
      side="draw"
      drawing="compass"
      title={t`A new chart every day`}
      line={t`Find the one winning move`}
    />
  );
}

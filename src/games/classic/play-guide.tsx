import { useLingui } from '@lingui/react/macro';
import { HowTo } from '#game-frame/how-to.tsx';
import { HOW_TO } from './how-to.ts';

/** The quick play guide: the rules in three steps. */
export function PlayGuide() {
  const { t } = useLingui();
  return (
    <HowTo
      heading={t`Quick Play Guide`}
      steps={HOW_TO.steps}
      note={t`Skulls always sail first. An AI Captain for this board is coming soon; Ship Battle and Ultimate have one already.`}
    />
  );
}

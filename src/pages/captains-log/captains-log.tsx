import { useLingui } from '@lingui/react/macro';
import { TextPage } from '#pages/text-page/text-page.tsx';
import css from './captains-log.module.css';
import { LateContents } from './late-contents.tsx';
import { LogControls } from './log-controls.tsx';

/** The captain's log: what has been won and solved on this device, as far as a person wants it noted. */
export default function CaptainsLog() {
  const { t } = useLingui();
  return (
    <TextPage
      route="captains-log"
      lead={t`What you win and solve, noted on this device and nowhere else.`}
      width="whole"
    >
      <div className={css['parts']}>
        <LogControls />
        <LateContents />
      </div>
    </TextPage>
  );
}

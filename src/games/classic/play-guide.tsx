import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import panel from '#play/panel.module.css';
import css from './play-guide.module.css';

/** The quick play guide: the rules in three steps. */
export function PlayGuide() {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section className={panel['panel']} aria-labelledby={headingId}>
      <h2 id={headingId} className={panel['heading']}>{t`Quick Play Guide`}</h2>
      <ol className={css['steps']}>
        <li className={css['step']}>{t`Take turns placing your symbol on an empty square.`}</li>
        <li className={css['step']}>{t`Line up three: across, down or corner to corner.`}</li>
        <li className={css['step']}>{t`Spot a threat? Block it before your rival strikes.`}</li>
      </ol>
      <p
        className={css['note']}
      >{t`Skulls always sail first. A computer opponent is coming soon.`}</p>
    </section>
  );
}

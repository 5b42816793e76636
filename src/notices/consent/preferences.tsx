import { useLingui } from '@lingui/react/macro';
import type { Choice, Consent } from '#services/consent.ts';
import { useBackCloses } from '#ui/back.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { DialogCard, FIRST_FOCUS, Modal } from '#ui/modal.tsx';
import { Choices } from './choices.tsx';
import css from './preferences.module.css';
import { Switch } from '#ui/switch.tsx';

const TITLE_ID = 'cookie-preferences-title';

interface PreferencesProps {
  /** The stored choice. */
  readonly choice: Consent;
  /** Called with one of the three answers; the dialog closes. */
  readonly onChoose: (choice: Choice) => void;
  /** Called with the switch's choice; the dialog stays open. */
  readonly onSwitch: (choice: Choice) => void;
  /** Called on Escape and the browser's Back: returns to where the visitor came from. */
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

/** The dialog of all choices. Its switch shows the stored choice and stores a new one at once. */
export function Preferences(props: PreferencesProps) {
  const { choice, onChoose, onSwitch, onBack, onClose, returnFocus } = props;
  const { t } = useLingui();
  const areFiguresOn = choice === 'accepted';
  useBackCloses(onBack);
  return (
    <Modal labelledBy={TITLE_ID} onClose={onBack} returnFocus={returnFocus}>
      <DialogCard className={css['card']}>
        <h2 id={TITLE_ID} className={css['title']}>{t`Cookie preferences`}</h2>
        <CloseButton name={t`Close`} className={css['close']} onClick={onClose} {...FIRST_FOCUS} />
        <p>{t`Choose what this site may keep and count.`}</p>
        <Switch
          name={t`Essential`}
          description={t`Your choices and settings, an unfinished game, your best scores, a captain's log if you keep one and what has been explained to you, kept on this device.`}
          isOn
          lock={t`Always on`}
        />
        <Switch
          name={t`Visitor counter`}
          description={t`If the site's owner has installed a counter, it may be told how long a visit lasts, how far the page is scrolled and which pictures load.`}
          isOn={areFiguresOn}
          onSwitch={() => onSwitch(areFiguresOn ? 'essential' : 'accepted')}
        />
        <p role="status" className={css['stored']}>
          <StoredChoice choice={choice} />
        </p>
        <Choices className={css['choices']} onChoose={onChoose}>
          <Button kind="secondary" onClick={() => onChoose('rejected')}>
            {t`Reject All`}
          </Button>
        </Choices>
      </DialogCard>
    </Modal>
  );
}

function StoredChoice({ choice }: Pick<PreferencesProps, 'choice'>) {
  const { t } = useLingui();
  switch (choice) {
    case 'accepted':
      return t`Saved: Accept All`;
    case 'essential':
      return t`Saved: Essential Only`;
    case 'rejected':
      return t`Saved: Reject All`;
    case null:
      return t`Nothing saved yet`;
  }
}

import { I18nProvider } from '#i18n/use-lingui.tsx';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import type { DialogProps } from '#shell/late-dialog.tsx';
import { keep } from '#services/kept.ts';
import { LOUDEST } from '#services/chosen.ts';
import { CHOICES, DEFAULT_SETTINGS, SETTINGS, type Settings } from '#services/settings.ts';
import { browserSoundChoice } from '#services/sound-choice.ts';
import { browserStorage } from '#services/storage.ts';
import { useBackCloses } from '#ui/back.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { DialogCard, FIRST_FOCUS, Modal } from '#ui/modal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useKept } from '#ui/store.ts';
import { Switch } from '#ui/switch.tsx';
import css from './settings-dialog.module.css';

const TITLE_ID = 'settings-title';
const VOLUME_STEP = 10;
const UNLOCKED = { isLocked: false } as const;

const KEPT_SETTINGS = keep(browserStorage, SETTINGS);

interface SettingsDialogProps extends DialogProps {
  /** Called when the volume has been changed. */
  readonly onVolume: () => void;
}

/** The dialog of all that a person can set; each change is stored and takes effect at once. */
export function SettingsDialog({ i18n, ...rest }: SettingsDialogProps) {
  return (
    <I18nProvider i18n={i18n}>
      <AllSettings {...rest} />
    </I18nProvider>
  );
}

function AllSettings({ onClose, returnFocus, onVolume }: Omit<SettingsDialogProps, 'i18n'>) {
  const { t } = useLingui();
  const settings = useKept(KEPT_SETTINGS);
  const [isReset, setIsReset] = useState(false);
  useBackCloses(onClose);

  function store(changed: Settings): void {
    KEPT_SETTINGS.write(changed);
    window.boot?.applySettings(changed);
  }

  function change(changes: Partial<Settings>): void {
    setIsReset(false);
    store({ ...settings, ...changes });
    if (changes.volume !== undefined) onVolume();
  }

  function reset(): void {
    store(DEFAULT_SETTINGS);
    browserSoundChoice.write(true);
    setIsReset(true);
  }

  return (
    <Modal labelledBy={TITLE_ID} onClose={onClose} returnFocus={returnFocus}>
      <DialogCard className={css['card']}>
        <h2 id={TITLE_ID} className={css['title']}>{t`Settings`}</h2>
        <CloseButton name={t`Close`} className={css['close']} onClick={onClose} {...FIRST_FOCUS} />
        <div className={css['groups']}>
          <Groups settings={settings} onChange={change} />
        </div>
        <div className={css['ways']}>
          <Button kind="secondary" onClick={reset}>
            {t`Reset settings`}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t`Close`}
          </Button>
        </div>
        <p role="status" className={css['reset']}>
          {isReset && t`All settings are back to normal.`}
        </p>
      </DialogCard>
    </Modal>
  );
}

interface GroupProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

function Groups({ settings, onChange }: GroupProps) {
  const { t } = useLingui();
  const seconds = (count: number) => t`${plural(count, { one: '# second', other: '# seconds' })}`;
  return (
    <>
      <SoundSettings settings={settings} onChange={onChange} />
      <Group name={t`Motion`}>
        <Choice
          name={t`Motion`}
          labels={{ system: t`As my device says`, less: t`Less` }}
          options={CHOICES.motion}
          value={settings.motion}
          onChoose={(motion) => onChange({ motion })}
        />
      </Group>
      <Group name={t`Captain's pace`}>
        <Choice
          name={t`Captain's pace`}
          labels={{ usual: t`Usual`, quick: t`Quick`, unhurried: t`Unhurried` }}
          options={CHOICES.pace}
          value={settings.pace}
          onChoose={(pace) => onChange({ pace })}
        />
      </Group>
      <Group name={t`Memory`}>
        <p aria-hidden="true" className={css['question']}>{t`How long two cards stay face up`}</p>
        <Choice
          name={t`How long two cards stay face up`}
          labels={{ '1': seconds(1), '2': seconds(2), '4': seconds(4) }}
          options={CHOICES.cardsSeen}
          value={settings.cardsSeen}
          onChoose={(cardsSeen) => onChange({ cardsSeen })}
        />
        <Switch
          name={t`Calm mode`}
          description={t`No clock, no count of moves, no stars.`}
          isOn={settings.calm}
          onSwitch={() => onChange({ calm: !settings.calm })}
        />
      </Group>
      <LookSettings settings={settings} onChange={onChange} />
    </>
  );
}

function SoundSettings({ settings, onChange }: GroupProps) {
  const { t } = useLingui();
  const isOn = useKept(browserSoundChoice);
  const volumeId = useId();
  return (
    <Group name={t`Sound`}>
      <Switch
        name={t`Sound`}
        description={t`In all games.`}
        isOn={isOn}
        onSwitch={() => browserSoundChoice.write(!isOn)}
      />
      <div className={css['volume']}>
        <label htmlFor={volumeId}>{t`Volume`}</label>
        <input
          id={volumeId}
          type="range"
          min={0}
          max={LOUDEST}
          step={VOLUME_STEP}
          value={settings.volume}
          onChange={({ currentTarget }) => onChange({ volume: currentTarget.valueAsNumber })}
        />
      </div>
    </Group>
  );
}

function LookSettings({ settings, onChange }: GroupProps) {
  const { t } = useLingui();
  return (
    <Group name={t`Look`}>
      <Choice
        name={t`Look`}
        labels={{ system: t`As my device says`, day: t`Day`, night: t`Night` }}
        options={CHOICES.look}
        value={settings.look}
        onChoose={(look) => onChange({ look })}
      />
      <Switch
        name={t`Larger pieces`}
        description={t`On all boards and cards.`}
        isOn={settings.largerPieces}
        onSwitch={() => onChange({ largerPieces: !settings.largerPieces })}
      />
      <Switch
        name={t`Coordinates on boards`}
        description={t`Numbers for rows and columns.`}
        isOn={settings.coordinates}
        onSwitch={() => onChange({ coordinates: !settings.coordinates })}
      />
    </Group>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css['group']}>
      <h3 id={id} className={css['name']}>
        {name}
      </h3>
      {children}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly labels: Readonly<Record<Value, string>>;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, labels, options, value, onChoose } = props;
  return (
    <Segmented
      name={name}
      options={options.map((option) => ({ value: option, label: labels[option] }))}
      value={value}
      lock={UNLOCKED}
      layout="row"
      onChoose={onChoose}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Environment } from '#session/environment.ts';
import { Button } from '#ui/button.tsx';
import { useKept } from '#ui/store.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import css from './sound-switch.module.css';

/** Turns the sound of all games on and off. */
export function SoundSwitch({ sound }: Pick<Environment, 'sound'>) {
  const { t } = useLingui();
  const { isOn: choice } = sound;
  const isOn = useKept(choice);
  return (
    <div className={css['switch']} data-sound>
      <Tooltip text={isOn ? t`Sound is on` : t`Sound is off`} align="end">
        {() => (
          <Button
            kind="secondary"
            icon={isOn ? 'volume-2' : 'volume-x'}
            aria-pressed={isOn}
            onClick={() => choice.write(!isOn)}
          >
            {t`Sound`}
          </Button>
        )}
      </Tooltip>
    </div>
  );
}

import { useId } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  /** A heading of the level below that of a dialog's parts or groups. */
  readonly name: string;
  readonly description: string;
  readonly isOn: boolean;
  /** Says why the switch is locked; without a lock, `onSwitch` is called. */
  readonly lock?: string;
  readonly onSwitch?: () => void;
}

/** A row with a name, its description, and a switch that acts at once. */
export function Switch({ name, description, isOn, lock, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <div className={css['row']}>
      <div className={css['words']}>
        <h3 id={`${id}-name`} className={css['name']}>
          {name}
        </h3>
        <p id={`${id}-description`} className={css['description']}>
          {description}
        </p>
      </div>
      {lock !== undefined && (
        <span id={`${id}-lock`} className={css['lock']}>
          {lock}
        </span>
      )}
      <button
        type="button"
        role="switch"
        className={css['switch']}
        aria-checked={isOn}
        aria-disabled={lock !== undefined || undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-description${lock === undefined ? '' : ` ${id}-lock`}`}
        onClick={onSwitch}
      />
    </div>
  );
}

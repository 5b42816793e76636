import { useId, useState, type ComponentProps, type SyntheticEvent } from 'react';
import { Icon } from './drawing.tsx';
import css from './text-field.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What can be wrong with a value: there is none, only spaces, or not what the field's type asks for. */
type Fault = 'missing' | 'blank' | 'malformed';

type ControlProps = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'dir'
  | 'maxLength'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'enterKeyHint'
  | 'spellCheck'
>;

interface TextFieldProps extends ControlProps {
  readonly label: string;
  /** The sentence for each fault; a fault that has none gets the sentence for a missing value. */
  readonly complaints: Readonly<Partial<Record<Fault, string>>> & { readonly missing: string };
  readonly type?: 'text' | 'email';
  /** The lines of a text area; without them the field has one line. */
  readonly rows?: number;
}

/**
 * A required text field. The browser judges its value when the form is sent; our sentence under the
 * field replaces the browser's bubble until the value is right, and the form's first wrong field
 * gets focus. The written text stays.
 */
export function TextField({ label, complaints, type = 'text', rows, ...rest }: TextFieldProps) {
  const id = useId();
  const complaintId = useId();
  const [fault, setFault] = useState<Fault | null>(null);
  const isWrong = fault !== null;

  function complain(event: SyntheticEvent<Control>): void {
    const control = event.currentTarget;
    event.preventDefault();
    setFault(faultOf(control.validity));
    if (control.form?.querySelector(':invalid') === control) control.focus();
  }

  function markBlank(control: Control): void {
    const isBlank = control.value !== '' && control.value.trim() === '';
    control.setCustomValidity(isBlank ? (complaints.blank ?? complaints.missing) : '');
  }

  function judge(event: SyntheticEvent<Control>): void {
    const control = event.currentTarget;
    markBlank(control);
    if (isWrong) setFault(faultOf(control.validity));
  }

  const props = {
    ...rest,
    id,
    className: css['control'],
    required: true,
    // Invisible: it lets the style see that nothing is written yet.
    placeholder: ' ',
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? complaintId : undefined,
    onInvalid: complain,
    onInput: judge,
    // The visitor may have written something before the script arrived.
    ref: (control: Control | null) => {
      if (control !== null) markBlank(control);
    },
  };
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      {rows === undefined ? <input type={type} {...props} /> : <textarea rows={rows} {...props} />}
      {isWrong && (
        <p id={complaintId} className={css['complaint']}>
          <Icon name="triangle-alert" />
          <span>{complaints[fault] ?? complaints.missing}</span>
        </p>
      )}
    </div>
  );
}

function faultOf({ valid, valueMissing, customError }: ValidityState): Fault | null {
  if (valid) return null;
  if (valueMissing) return 'missing';
  return customError ? 'blank' : 'malformed';
}

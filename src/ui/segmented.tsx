import type { KeyboardEvent, MouseEvent } from 'react';
import css from './segmented.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The id of the text that says why it cannot be chosen; left out where it can. */
  readonly refusedFor?: string | undefined;
}

interface SegmentedProps<Value extends string> {
  /** The name of the choice, for screen readers. */
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  /** While locked, the options keep focus but cannot be chosen; the text at `reasonId` says why. */
  readonly lock: { readonly isLocked: boolean; readonly reasonId?: string };
  /** `column` stacks the options where there is room beside the board. */
  readonly layout: 'row' | 'column';
  readonly onChoose: (value: Value) => void;
}

/**
 * A choice between a few visible options. One tab stop; arrows wrap around, choose, and follow the
 * page's direction. In a popover, a press that chooses closes it, arrows do not.
 * Source: the radio group pattern of the ARIA Authoring Practices Guide.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { name, options, value, lock, layout, onChoose } = props;

  function isOpen({ refusedFor }: Option<Value>): boolean {
    return !lock.isLocked && refusedFor === undefined;
  }

  function choose(option: Option<Value>): void {
    if (isOpen(option) && option.value !== value) onChoose(option.value);
  }

  function press({ currentTarget }: MouseEvent<HTMLElement>, option: Option<Value>): void {
    choose(option);
    if (isOpen(option)) currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
  }

  function goOn(event: KeyboardEvent<HTMLButtonElement>, from: number): void {
    const step = stepOf(event.key, event.currentTarget.matches(':dir(rtl)'));
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const index = (from + step + options.length) % options.length;
    const target = event.currentTarget.parentElement?.children[index];
    if (target instanceof HTMLElement) target.focus();
    const option = options[index];
    if (option !== undefined) choose(option);
  }

  return (
    <div
      role="radiogroup"
      aria-label={name}
      aria-describedby={lock.isLocked ? lock.reasonId : undefined}
      className={css['group']}
      data-layout={layout}
      data-locked={lock.isLocked || undefined}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={css['option']}
          aria-checked={option.value === value}
          aria-disabled={!isOpen(option) || undefined}
          aria-describedby={option.refusedFor}
          tabIndex={option.value === value ? 0 : -1}
          onClick={(event) => press(event, option)}
          onKeyDown={(event) => goOn(event, index)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

function stepOf(key: string, isRightToLeft: boolean): -1 | 0 | 1 {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'ArrowRight':
      return isRightToLeft ? -1 : 1;
    case 'ArrowLeft':
      return isRightToLeft ? 1 : -1;
    default:
      return 0;
  }
}

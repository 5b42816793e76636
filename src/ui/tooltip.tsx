import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { tooltipDelayMs } from './tooltip-delay.ts';
import css from './tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  /** How the bubble is aligned; `end` keeps it inside at the closing edge of the page. */
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'above' | 'below' | 'beside';
  /** True for a control that shows its words beside the icon wherever there is room for them. */
  readonly isForPhones?: boolean;
  /** True where the text says more than the control's name: it is then read as its description. */
  readonly isDescription?: boolean;
  /** The control; it receives the id of its description. */
  readonly children: (describedBy: { 'aria-describedby'?: string }) => ReactNode;
}

// One for all tooltips: moving from control to control does not wait again.
let lastClosedAtMs: number | null = null;

/** A short text at a control, for pointers that rest on it and for keyboard focus; Escape hides it. */
export function Tooltip(props: TooltipProps) {
  const {
    text,
    align = 'center',
    side = 'above',
    isDescription = false,
    isForPhones,
    children,
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  function openSoon(): void {
    clearTimeout(timer.current);
    const delayMs = tooltipDelayMs(lastClosedAtMs, performance.now());
    timer.current = setTimeout(() => setIsOpen(true), delayMs);
  }

  function close(): void {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAtMs = performance.now();
    setIsOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(isOpen, close);

  return (
    // The span only watches; the control inside is what is operated.
    <span
      className={css['anchor']}
      onPointerEnter={(event) => event.pointerType === 'mouse' && openSoon()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsOpen(true)}
      onBlur={close}
    >
      {children(isDescription && isOpen ? { 'aria-describedby': id } : {})}
      {isOpen && (
        <span
          id={id}
          role="tooltip"
          aria-hidden={!isDescription || undefined}
          className={css['bubble']}
          data-align={align}
          data-side={side}
          data-for-phones={isForPhones}
        >
          {text}
        </span>
      )}
    </span>
  );
}

function useEscape(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

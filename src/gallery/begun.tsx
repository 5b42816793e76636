import { useEffect, useRef, type ReactNode } from 'react';
import css from './gallery.module.css';

interface BegunProps {
  /** Does what a person would do first; must be the same function on every render. */
  readonly begin: (host: HTMLElement) => void;
  readonly children: ReactNode;
}

/** Content shown after a first action: a button that was pressed, a control with focus. */
export function Begun({ begin, children }: BegunProps) {
  const host = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (host.current === null || hasBegun.current) return;
    hasBegun.current = true;
    begin(host.current);
  }, [begin]);
  return (
    <div ref={host} className={css['begun']}>
      {children}
    </div>
  );
}

export function pressButton(host: HTMLElement): void {
  host.querySelector('button')?.click();
}

export function focusFirst(host: HTMLElement): void {
  host.querySelector<HTMLElement>('a, button')?.focus();
}

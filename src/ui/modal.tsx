import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DIALOGS_ID } from './dialog-outlet.tsx';
import css from './modal.module.css';

/** Marks the control of a dialog that gets the first focus. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const;

interface ModalProps {
  /** The id of the headline inside, which is the dialog's name. */
  readonly labelledBy: string;
  readonly className?: string | undefined;
  /** How long activation is ignored after opening, so that a key held from before skips nothing. */
  readonly ignoreActivationMs?: number;
  readonly onClose: () => void;
  /** Puts focus back when the dialog has gone. */
  readonly returnFocus: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. Not in the browser's top layer: toasts stay
 * usable above it. Escape closes; focus moves inside and is handed back at the end.
 */
export function Modal(props: ModalProps) {
  const outlet = typeof document === 'undefined' ? null : document.getElementById(DIALOGS_ID);
  return outlet === null ? null : createPortal(<OpenDialog {...props} />, outlet);
}

/** The paper card behind a dialog made of words. */
export function DialogCard({ className, children }: Pick<ModalProps, 'className' | 'children'>) {
  return <div className={[css['card'], className].filter(Boolean).join(' ')}>{children}</div>;
}

function OpenDialog(props: ModalProps) {
  const { labelledBy, className, ignoreActivationMs = 0, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAtMs = useRef(0);
  const close = useEffectEvent(() => props.onClose());
  const returnFocus = useEffectEvent(() => props.returnFocus());

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    openedAtMs.current = performance.now();
    element.show();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    const release = makeCoveredInert();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release();
      returnFocus();
    };
  }, []);

  function ignoreEarlyClick(event: MouseEvent): void {
    if (event.timeStamp - openedAtMs.current >= ignoreActivationMs) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // The listeners only refuse activation; the controls inside are what can be operated.
    <dialog
      ref={dialog}
      className={[css['scrim'], className].filter(Boolean).join(' ')}
      aria-modal="true"
      aria-labelledby={labelledBy}
      onClickCapture={ignoreEarlyClick}
    >
      {children}
    </dialog>
  );
}

// The attribute stops the page from scrolling; a `:has()` selector for an open dialog would make
// every change of the page, even a move, search for one.
function makeCoveredInert(): () => void {
  const covered = [...document.querySelectorAll<HTMLElement>('[data-covered-by-dialogs]')];
  for (const element of covered) element.inert = true;
  document.documentElement.dataset['dialogOpen'] = '';
  return () => {
    for (const element of covered) element.inert = false;
    delete document.documentElement.dataset['dialogOpen'];
  };
}

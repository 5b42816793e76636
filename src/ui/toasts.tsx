import { useLingui } from '@lingui/react/macro';
import { createContext, use, useEffect, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import { Icon } from './drawing.tsx';
import { useStore } from './store.ts';
import type { Timer, Toast, ToastQueue } from './toast-queue.ts';
import css from './toasts.module.css';

const ToastContext = createContext<ToastQueue | null>(null);

/** Gives the queue to everything inside. */
export const ToastProvider = ToastContext.Provider;

/** How to show a toast from inside a component. */
export function useNotify(): ToastQueue['notify'] {
  const queue = use(ToastContext);
  if (queue === null) throw new Error('No toast queue around this component');
  return queue.notify;
}

/** The timer of the browser. */
export const browserTimer: Timer = {
  now: () => performance.now(),
  start(ms, done) {
    const handle = setTimeout(done, ms);
    return () => clearTimeout(handle);
  },
};

/** The region in which toasts appear; their time stands still while one is pointed at, focused or out of sight. */
export function Toasts({ queue }: { readonly queue: ToastQueue }) {
  const { t } = useLingui();
  const toasts = useStore(queue.store);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  usePauseWhileHidden(queue);

  function enter(from: EventTarget | null): void {
    const isOutside = from instanceof HTMLElement && region.current?.contains(from) !== true;
    if (isOutside) cameFrom.current = from;
    queue.pause('focus');
  }

  // The toast under the pointer or focus disappears without a leave event.
  function dismiss(id: number): void {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    queue.dismiss(id);
    queue.resume('hover');
    queue.resume('focus');
    if (hadFocus) focusAfterDismissal(cameFrom.current);
  }

  return (
    <section
      ref={region}
      className={css['region']}
      aria-label={t`Notifications`}
      onPointerEnter={() => queue.pause('hover')}
      onPointerLeave={() => queue.resume('hover')}
      onFocus={(event) => enter(event.relatedTarget)}
      onBlur={() => queue.resume('focus')}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
      ))}
    </section>
  );
}

function focusAfterDismissal(cameFrom: Element | null): void {
  const target = cameFrom?.isConnected === true ? cameFrom : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}

function usePauseWhileHidden(queue: ToastQueue): void {
  useEffect(() => {
    const follow = () => {
      if (document.hidden) queue.pause('hidden');
      else queue.resume('hidden');
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [queue]);
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: () => void;
}

function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { t } = useLingui();
  const isDestructive = toast.tone === 'destructive';
  return (
    <div
      role={isDestructive ? 'alert' : 'status'}
      className={css['toast']}
      data-tone={toast.tone ?? 'normal'}
    >
      {isDestructive && <Icon name="triangle-alert" className={css['alertIcon']} />}
      <div className={css['text']}>
        <p className={css['title']}>{toast.title}</p>
        <p>{toast.description}</p>
      </div>
      <CloseButton name={t`Dismiss notification`} className={css['dismiss']} onClick={onDismiss} />
    </div>
  );
}

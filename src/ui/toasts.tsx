import { useLingui } from '@lingui/react/macro';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { BOARD } from './board-element.ts';
import { CloseButton } from './close-button.tsx';
import { Icon } from './drawing.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { useStore } from './store.ts';
import type * as ToastPlace from './toast-place.ts';
import type { Timer, Toast, ToastQueue } from './toast-queue.ts';
import css from './toasts.module.css';

/** Where focus goes if it cannot go back: into the open dialog, or to the page. */
const FALLBACK = 'dialog [data-first-focus], main:not([inert])';

const ToastContext = createContext<ToastQueue | null>(null);

/** Gives the queue to everything inside. */
export const ToastProvider = ToastContext.Provider;

/** How to show a toast from inside a component. */
export function useNotify(): ToastQueue['notify'] {
  return useToastQueue().notify;
}

/** How to show toasts, and take them back, from inside a component. */
export function useToastQueue(): ToastQueue {
  const queue = use(ToastContext);
  if (queue === null) throw new Error('No toast queue around this component');
  return queue;
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
  const cameFrom = useRef<HTMLElement | null>(null);
  const { ref, ...focus } = useKeptFocus<HTMLElement>(() => focusTarget(cameFrom.current));
  usePauseWhileHidden(queue);
  const isPlaced = useClearPlace(ref, toasts);

  function enter({ currentTarget, relatedTarget }: FocusEvent): void {
    focus.onFocus();
    const isFromOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
  }

  return (
    <section
      ref={ref}
      className={css['region']}
      data-unplaced={!isPlaced || undefined}
      aria-label={t`Notifications`}
      onFocus={enter}
      onBlur={focus.onBlur}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} queue={queue} />
      ))}
    </section>
  );
}

/** Takes over focus from a leaving toast: the element it came from, if that can still be operated. */
function focusTarget(cameFrom: HTMLElement | null): HTMLElement | null {
  const canTakeIt = cameFrom?.checkVisibility() === true && cameFrom.closest('[inert]') === null;
  return canTakeIt ? cameFrom : document.querySelector(FALLBACK);
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

/**
 * Whether toasts can be seen in their place. The code that finds it comes with the first toast; afterwards a
 * toast is in its place before it is painted.
 */
function useClearPlace(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [isPlaced, setIsPlaced] = useState(false);
  // Browsers hand over a module that has been imported before only after they have painted.
  const place = useRef<typeof ToastPlace>(null);
  useLayoutEffect(() => {
    const { current } = region;
    if (current === null || toasts.length === 0) return undefined;
    const gone = new AbortController();
    const keepClear = () => {
      place.current?.keepClear(current, gone.signal);
      setIsPlaced(true);
    };
    // Without a board the style alone says where toasts stand.
    if (place.current !== null || document.querySelector(BOARD) === null) keepClear();
    else {
      void fetchPlace().then((fetched) => {
        place.current = fetched;
        keepClear();
      });
    }
    return () => gone.abort();
  }, [region, toasts]);
  return isPlaced;
}

async function fetchPlace(): Promise<typeof ToastPlace | null> {
  try {
    return await import('./toast-place.ts');
  } catch (error) {
    console.warn('A toast may lie over something.', error);
    return null;
  }
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly queue: ToastQueue;
}

function ToastCard({ toast, queue }: ToastCardProps) {
  const { t } = useLingui();
  const { id } = toast;
  const isDestructive = toast.kind === 'destructive';
  return (
    <div
      role={isDestructive ? 'alert' : 'status'}
      className={css['toast']}
      data-kind={toast.kind ?? 'normal'}
      onPointerEnter={() => queue.pause('hover', id)}
      onPointerLeave={() => queue.resume('hover')}
      onFocus={() => queue.pause('focus', id)}
      onBlur={() => queue.resume('focus')}
    >
      {isDestructive && <Icon name="triangle-alert" className={css['alertIcon']} />}
      <div className={css['text']}>
        <p className={css['title']}>{toast.title}</p>
        <p>{toast.description}</p>
      </div>
      <CloseButton
        name={t`Dismiss notification`}
        className={css['dismiss']}
        onClick={() => queue.dismiss(id)}
      />
    </div>
  );
}

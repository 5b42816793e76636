import { createStore, type Store } from './store.ts';

export interface ToastContent {
  readonly title: string;
  readonly description: string;
  readonly kind?: 'normal' | 'destructive';
  readonly durationMs?: number;
  /** The subject; a new toast replaces one on the same topic. */
  readonly topic?: string;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

/** The browser's timer or a test's. */
export interface Timer {
  readonly now: () => number;
  /** Calls back once after the time; returns how to cancel. */
  readonly start: (ms: number, done: () => void) => () => void;
}

/** Why the toasts' time stands still: one of them is pointed at or focused, or nobody can see them. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

/** Short messages that leave by themselves. */
export interface ToastQueue {
  readonly store: Store<readonly Toast[]>;
  readonly notify: (content: ToastContent) => void;
  readonly dismiss: (id: number) => void;
  /** Takes back the toast on a topic, if there is one. */
  readonly withdraw: (topic: string) => void;
  /**
   * Stops the time of all toasts until every reason has been taken back. The toast that a reason
   * names does not make room for others meanwhile.
   */
  readonly pause: (reason: PauseReason, id?: number) => void;
  readonly resume: (reason: PauseReason) => void;
}

export const TOAST_DURATION_MS = 4000;

/** More would cover the board of a phone; the oldest makes room. */
export const TOASTS_AT_ONCE = 3;

interface Countdown {
  readonly remainingMs: number;
  readonly startedAtMs: number;
  readonly cancel: () => void;
}

/** An empty queue whose toasts count down on the given timer. */
export function createToastQueue(timer: Timer): ToastQueue {
  const store = createStore<readonly Toast[]>([]);
  const countdowns = new Map<number, Countdown>();
  const reasons = new Map<PauseReason, number | undefined>();
  let lastId = 0;

  function run(id: number, remainingMs: number): void {
    const cancel = reasons.size > 0 ? () => undefined : timer.start(remainingMs, () => dismiss(id));
    countdowns.set(id, { remainingMs, startedAtMs: timer.now(), cancel });
  }

  function dismiss(id: number): void {
    countdowns.get(id)?.cancel();
    countdowns.delete(id);
    store.write(store.read().filter((toast) => toast.id !== id));
    // When an element is removed, no event reports that pointer or focus has left it.
    for (const [reason, held] of reasons) if (held === id) resume(reason);
  }

  function withdraw(topic: string): void {
    for (const toast of store.read()) if (toast.topic === topic) dismiss(toast.id);
  }

  function notify(content: ToastContent): void {
    lastId += 1;
    const shown = store.read();
    const outdated = shown.find(({ topic }) => topic !== undefined && topic === content.topic);
    const replaced = outdated ?? (shown.length === TOASTS_AT_ONCE ? oldestFree(shown) : undefined);
    if (replaced !== undefined) dismiss(replaced.id);
    store.write([...store.read(), { ...content, id: lastId }]);
    run(lastId, content.durationMs ?? TOAST_DURATION_MS);
  }

  // Pointer and focus hold one toast each, so one of three is always free.
  function oldestFree(shown: readonly Toast[]): Toast | undefined {
    const held = new Set(reasons.values());
    return shown.find(({ id }) => !held.has(id));
  }

  function pause(reason: PauseReason, held?: number): void {
    const wasRunning = reasons.size === 0;
    reasons.set(reason, held);
    if (!wasRunning) return;
    for (const [id, countdown] of countdowns) {
      countdown.cancel();
      const elapsedMs = timer.now() - countdown.startedAtMs;
      countdowns.set(id, { ...countdown, remainingMs: countdown.remainingMs - elapsedMs });
    }
  }

  function resume(reason: PauseReason): void {
    if (!reasons.delete(reason) || reasons.size > 0) return;
    for (const [id, { remainingMs }] of countdowns) run(id, remainingMs);
  }

  return { store, notify, dismiss, withdraw, pause, resume };
}

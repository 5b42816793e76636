/** Time, as everything that waits or measures sees it. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  readonly now: () => number;
  /** Settles when the time is over; rejects with the signal's reason as soon as it is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The clock of the device. */
export const browserClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
    }),
};

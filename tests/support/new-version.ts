/** Runs in the page: pretends that a service worker of a new release waits for its turn. */
export function pretendNewVersion(): void {
  const worker = new EventTarget();
  const registration = Object.assign(new EventTarget(), { waiting: worker, active: null });
  const container = {
    controller: worker,
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container });
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserVisibility } from './visibility.ts';

let page = new EventTarget();
let shown = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  page = new EventTarget();
  shown = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', shown);
});
afterEach(() => void vi.unstubAllGlobals());

test('a page that goes out of sight tells it, one that comes back does not', () => {
  const listener = vi.fn<() => void>();
  browserVisibility.onHidden(listener);
  change(true);
  expect(listener).toHaveBeenCalledTimes(1);
  change(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a page that is left tells it', () => {
  const listener = vi.fn<() => void>();
  browserVisibility.onHidden(listener);
  page.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledOnce();
});

test('nothing is told any more when nobody listens', () => {
  const listener = vi.fn<() => void>();
  browserVisibility.onHidden(listener)();
  change(true);
  page.dispatchEvent(new Event('pagehide'));
  expect(listener).not.toHaveBeenCalled();
});

function change(hidden: boolean): void {
  shown.hidden = hidden;
  shown.dispatchEvent(new Event('visibilitychange'));
}

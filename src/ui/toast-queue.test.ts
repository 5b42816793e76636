import { describe, expect, test } from 'vitest';
import {
  createToastQueue,
  TOAST_DURATION_MS,
  TOASTS_AT_ONCE,
  type Timer,
  type ToastContent,
  type ToastQueue,
} from './toast-queue.ts';

describe('a toast', () => {
  test('is shown at once with all it says', () => {
    const { queue } = startQueue();
    queue.notify({ title: 'Title', description: 'Text', kind: 'destructive' });
    expect(queue.store.read()).toEqual([
      { id: 1, title: 'Title', description: 'Text', kind: 'destructive' },
    ]);
  });

  test('leaves after 4000 ms and not before', () => {
    const { queue, advance } = startQueue();
    queue.notify(toast('a'));
    advance(TOAST_DURATION_MS - 1);
    expect(titles(queue)).toEqual(['a']);
    advance(1);
    expect(titles(queue)).toEqual([]);
    expect(TOAST_DURATION_MS).toBe(4000);
  });

  test('may have a time of its own', () => {
    const { queue, advance } = startQueue();
    queue.notify({ ...toast('short'), durationMs: 2000 });
    queue.notify({ ...toast('long'), durationMs: 5000 });
    advance(2000);
    expect(titles(queue)).toEqual(['long']);
    advance(3000);
    expect(titles(queue)).toEqual([]);
  });

  test('is taken back by its topic, and no other with it', () => {
    const { queue, advance } = startQueue();
    queue.notify({ ...toast('wrong'), topic: 'answer' });
    queue.notify(toast('other'));
    queue.withdraw('answer');
    queue.withdraw('answer');
    expect(titles(queue)).toEqual(['other']);
    advance(TOAST_DURATION_MS);
    expect(titles(queue)).toEqual([]);
  });

  test('takes the place of one about the same, with a time of its own', () => {
    const { queue, advance } = startQueue();
    queue.notify({ ...toast('wrong'), topic: 'answer' });
    queue.notify(toast('other'));
    advance(TOAST_DURATION_MS - 1);
    queue.notify({ ...toast('right'), topic: 'answer' });
    expect(titles(queue)).toEqual(['other', 'right']);
    advance(1);
    expect(titles(queue)).toEqual(['right']);
    advance(TOAST_DURATION_MS);
    expect(titles(queue)).toEqual([]);
  });

  test('that says the same as another is another toast', () => {
    const { queue } = startQueue();
    queue.notify(toast('a'));
    queue.notify(toast('a'));
    expect(new Set(queue.store.read().map(({ id }) => id)).size).toBe(2);
  });
});

describe('the queue', () => {
  test('shows the oldest first, and three at most: the oldest makes room', () => {
    const { queue } = startQueue();
    for (const title of ['a', 'b', 'c', 'd']) queue.notify(toast(title));
    expect(titles(queue)).toEqual(['b', 'c', 'd']);
    expect(TOASTS_AT_ONCE).toBe(3);
  });

  test('pushes out no toast that holds pointer or focus, but the oldest other one', () => {
    const { queue } = startQueue();
    for (const title of ['a', 'b', 'c']) queue.notify(toast(title));
    queue.pause('focus', 1);
    queue.notify(toast('d'));
    expect(titles(queue)).toEqual(['a', 'c', 'd']);
    queue.pause('hover', 3);
    queue.notify(toast('e'));
    expect(titles(queue)).toEqual(['a', 'c', 'e']);
    queue.resume('focus');
    queue.notify(toast('f'));
    expect(titles(queue)).toEqual(['c', 'e', 'f']);
  });

  test('keeps no timer of a toast that made room', () => {
    const { queue, running } = startQueue();
    for (const title of ['a', 'b', 'c', 'd']) queue.notify(toast(title));
    expect(running()).toBe(3);
  });
});

describe('dismissing', () => {
  test('removes one toast and its timer, and leaves the others their time', () => {
    const { queue, advance, running } = startQueue();
    queue.notify(toast('a'));
    queue.notify(toast('b'));
    advance(1000);
    queue.dismiss(1);
    expect(titles(queue)).toEqual(['b']);
    expect(running()).toBe(1);
    advance(3000);
    expect(titles(queue)).toEqual([]);
  });

  test('a toast that has left changes nothing', () => {
    const { queue, advance } = startQueue();
    queue.notify(toast('a'));
    advance(4000);
    queue.notify(toast('b'));
    queue.dismiss(1);
    expect(titles(queue)).toEqual(['b']);
  });
});

describe('a pause', () => {
  test('stops the time of every toast, and what remained runs on afterwards', () => {
    const { queue, advance } = startQueue();
    queue.notify(toast('a'));
    advance(1000);
    queue.notify(toast('b'));
    advance(2000);
    queue.pause('hover');
    advance(60_000);
    expect(titles(queue)).toEqual(['a', 'b']);
    queue.resume('hover');
    advance(999);
    expect(titles(queue)).toEqual(['a', 'b']);
    advance(1);
    expect(titles(queue)).toEqual(['b']);
    advance(1000);
    expect(titles(queue)).toEqual([]);
  });

  test('lasts until every reason has been taken back', () => {
    const { queue, advance } = startQueue();
    queue.notify(toast('a'));
    for (const reason of ['hover', 'focus', 'hidden'] as const) queue.pause(reason);
    for (const reason of ['focus', 'hover'] as const) {
      queue.resume(reason);
      advance(10_000);
      expect(titles(queue)).toEqual(['a']);
    }
    queue.resume('hidden');
    advance(4000);
    expect(titles(queue)).toEqual([]);
  });

  test('that gets another reason later costs no time', () => {
    const { queue, advance } = startQueue();
    queue.notify(toast('a'));
    queue.pause('hover');
    advance(3000);
    queue.pause('hidden');
    queue.resume('hover');
    queue.resume('hidden');
    advance(3999);
    expect(titles(queue)).toEqual(['a']);
    advance(1);
    expect(titles(queue)).toEqual([]);
  });

  test('for a reason that is given twice ends when it is taken back once', () => {
    const { queue, advance } = startQueue();
    queue.notify(toast('a'));
    queue.pause('hover');
    queue.pause('hover');
    queue.resume('hover');
    advance(4000);
    expect(titles(queue)).toEqual([]);
  });

  test('can be taken many times: no time is lost or won', () => {
    const { queue, advance } = startQueue();
    queue.notify(toast('a'));
    for (let times = 0; times < 3; times += 1) {
      advance(1000);
      queue.pause('focus');
      advance(500);
      queue.resume('focus');
    }
    advance(999);
    expect(titles(queue)).toEqual(['a']);
    advance(1);
    expect(titles(queue)).toEqual([]);
  });

  test('holds a toast that comes during it, which then has its whole time', () => {
    const { queue, advance } = startQueue();
    queue.pause('hidden');
    queue.notify(toast('a'));
    advance(10_000);
    queue.resume('hidden');
    advance(3999);
    expect(titles(queue)).toEqual(['a']);
    advance(1);
    expect(titles(queue)).toEqual([]);
  });

  test('ends with the toast that was the reason of it', () => {
    const { queue, advance } = startQueue();
    queue.notify({ ...toast('a'), topic: 'answer' });
    queue.notify(toast('b'));
    queue.pause('hover', 1);
    queue.pause('focus', 1);
    queue.notify({ ...toast('c'), topic: 'answer' });
    advance(4000);
    expect(titles(queue)).toEqual([]);

    queue.notify(toast('d'));
    queue.notify(toast('e'));
    queue.pause('hover', 4);
    queue.dismiss(5);
    advance(60_000);
    expect(titles(queue)).toEqual(['d']);
  });

  test('that was never begun cannot end: time is not counted twice', () => {
    const { queue, running } = startQueue();
    queue.notify(toast('a'));
    queue.resume('hover');
    expect(running()).toBe(1);
  });
});

function toast(title: string): ToastContent {
  return { title, description: '' };
}

function titles(queue: ToastQueue): readonly string[] {
  return queue.store.read().map(({ title }) => title);
}

/** A queue on a timer that only `advance` moves; `running` counts the timers that are under way. */
function startQueue() {
  let nowMs = 0;
  const waits = new Map<number, { readonly dueMs: number; readonly done: () => void }>();
  let lastWait = 0;
  const timer: Timer = {
    now: () => nowMs,
    start(ms, done) {
      lastWait += 1;
      const wait = lastWait;
      waits.set(wait, { dueMs: nowMs + ms, done });
      return () => void waits.delete(wait);
    },
  };
  const advance = (ms: number) => {
    nowMs += ms;
    for (const [wait, { dueMs, done }] of waits) {
      if (dueMs > nowMs) continue;
      waits.delete(wait);
      done();
    }
  };
  return { queue: createToastQueue(timer), advance, running: () => waits.size };
}

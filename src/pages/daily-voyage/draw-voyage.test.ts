import { expect, test, vi } from 'vitest';
import { drawVoyage } from '#daily-voyage/draw.ts';
import { fakeClock } from '#services/fakes.ts';
import { ANSWER_LIMIT_MS, voyageDrawer } from './draw-voyage.ts';

const DAY = '2026-11-28';
const VOYAGE = drawVoyage(DAY);

test('a worker that answers draws the voyage, asked for by its day', async () => {
  const { draw, drawHere, asked } = drawerWith(() => VOYAGE);
  await expect(draw()).resolves.toBe(VOYAGE);
  expect(asked).toMatchObject([{ day: DAY }]);
  expect(drawHere).not.toHaveBeenCalled();
});

test('nonsense is no voyage: the page draws it itself [R124]', async () => {
  for (const nonsense of [undefined, null, 'chart', {}, { chart: [] }]) {
    const { draw, drawHere } = drawerWith(() => nonsense);
    await expect(draw()).resolves.toBe(VOYAGE);
    expect(drawHere).toHaveBeenCalledWith(DAY);
  }
});

test('where no worker answers in time, the page draws the voyage itself [R124]', async () => {
  const { draw, drawHere, clock } = drawerWith(null);
  const drawing = draw();
  await clock.advance(ANSWER_LIMIT_MS);
  await expect(drawing).resolves.toBe(VOYAGE);
  expect(drawHere).toHaveBeenCalledTimes(1);
});

test('a worker that cannot start or breaks is no loss, and each is ended [R124]', async () => {
  for (const fault of ['start', 'error', 'messageerror'] as const) {
    const { draw, drawHere, ended } = drawerWith(null, fault);
    await expect(draw()).resolves.toBe(VOYAGE);
    expect(drawHere).toHaveBeenCalledTimes(1);
    expect(ended()).toBe(fault === 'start' ? 0 : 1);
  }
});

test('an aborted drawing rejects', async () => {
  const { draw } = drawerWith(null);
  const controller = new AbortController();
  const drawing = draw(controller.signal);
  controller.abort(new Error('another day'));
  await expect(drawing).rejects.toThrow('another day');
});

/** A drawer whose workers answer with something, or are silent. */
function drawerWith(answer: (() => unknown) | null, fault?: 'start' | 'error' | 'messageerror') {
  let ended = 0;
  const asked: unknown[] = [];
  const drawHere = vi.fn<(day: string) => Promise<typeof VOYAGE>>(() => Promise.resolve(VOYAGE));
  const clock = fakeClock();
  const draw = voyageDrawer({
    clock,
    drawHere,
    startWorker: () => {
      if (fault === 'start') throw new Error('no worker here');
      const target = new EventTarget();
      return Object.assign(target, {
        terminate: () => {
          ended += 1;
        },
        postMessage(request: unknown) {
          asked.push(request);
          if (fault !== undefined) target.dispatchEvent(new Event(fault));
          if (answer === null) return;
          const data = { voyage: answer() };
          target.dispatchEvent(new MessageEvent('message', { data }));
        },
      });
    },
  });
  return {
    draw: (signal = new AbortController().signal) => draw(DAY, signal),
    drawHere,
    asked,
    clock,
    ended: () => ended,
  };
}

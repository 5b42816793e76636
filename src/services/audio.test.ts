import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserAudio } from './audio.ts';

const TONES = [
  { frequencyHz: 440, startMs: 0, durationMs: 200 },
  { frequencyHz: 660, startMs: 120, durationMs: 300 },
];

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue(undefined));
afterEach(() => void vi.unstubAllGlobals());

describe('the loudspeaker of the browser', () => {
  test('is made when it is first used, once', async () => {
    const contexts = stubContexts('running');
    const audio = createBrowserAudio();
    expect(contexts).toHaveLength(0);
    audio.wake();
    audio.play(TONES);
    audio.wake();
    await settled();
    expect(contexts).toHaveLength(1);
  });

  test('sounds each tone with its frequency, beginning and end, from the moment of playing', async () => {
    const [context] = await playedOn('running');
    expect(context?.oscillators.map((oscillator) => oscillator.log)).toEqual([
      { frequencyHz: 440, startS: 5, stopS: 5.2 },
      { frequencyHz: 660, startS: 5.12, stopS: 5.42 },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('is resumed when the browser has suspended it, at once within the gesture', () => {
    const contexts = stubContexts('suspended');
    createBrowserAudio().wake();
    expect(contexts[0]?.state).toBe('running');
  });

  test('sounds nothing before it has been resumed', async () => {
    const [context] = await playedOn('suspended');
    expect(context?.state).toBe('running');
    expect(context?.oscillators).toHaveLength(2);
  });
});

test('a sound that the browser held back is not made up for later [X25]', async () => {
  const contexts = stubContexts('suspended');
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const audio = createBrowserAudio();
  audio.play(TONES);
  now.mockReturnValue(1301);
  await settled();
  expect(contexts[0]?.oscillators).toEqual([]);
  audio.play(TONES);
  await settled();
  expect(contexts[0]?.oscillators).toHaveLength(TONES.length);
  now.mockRestore();
});

describe('sound that cannot be had', () => {
  test.each<[string, () => void]>([
    ['there is no Web Audio', () => vi.stubGlobal('AudioContext', undefined)],
    ['making it fails', () => vi.stubGlobal('AudioContext', FailingContext)],
    ['resuming it fails', () => void stubContexts('closed')],
  ])('is told to the console once when %s', async (_, stub) => {
    stub();
    const audio = createBrowserAudio();
    audio.wake();
    audio.play(TONES);
    audio.play(TONES);
    await settled();
    expect(warn).toHaveBeenCalledOnce();
  });
});

async function playedOn(state: AudioContextState): Promise<readonly FakeContext[]> {
  const contexts = stubContexts(state);
  createBrowserAudio().play(TONES);
  await settled();
  return contexts;
}

/** Makes new contexts begin in the given state, and collects them. */
function stubContexts(state: AudioContextState): readonly FakeContext[] {
  const contexts: FakeContext[] = [];
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super(state);
        contexts.push(this);
      }
    },
  );
  return contexts;
}

function FailingContext(): never {
  throw new DOMException('No', 'NotSupportedError');
}

class FakeContext {
  readonly currentTime = 5;
  readonly destination = {};
  readonly oscillators: FakeOscillator[] = [];
  state: AudioContextState;

  constructor(state: AudioContextState) {
    this.state = state;
  }

  resume(): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new DOMException('No', 'InvalidStateError'));
    this.state = 'running';
    return Promise.resolve();
  }

  createGain() {
    const gain = { setValueAtTime: () => gain, linearRampToValueAtTime: () => gain };
    return { gain, connect: () => undefined };
  }

  createOscillator(): FakeOscillator {
    const oscillator = new FakeOscillator();
    this.oscillators.push(oscillator);
    return oscillator;
  }
}

class FakeOscillator {
  readonly frequency = { value: 0 };
  type = 'sine';
  private startS = 0;
  private stopS = 0;

  get log() {
    return { frequencyHz: this.frequency.value, startS: this.startS, stopS: this.stopS };
  }

  connect<Target>(target: Target): Target {
    return target;
  }

  start(atS: number): void {
    this.startS = atS;
  }

  stop(atS: number): void {
    this.stopS = atS;
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0));
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from './fakes.ts';
import { keep, type Kept } from './kept.ts';
import { SOUND_CHOICE } from './sound-choice.ts';
import { createBrowserSound, type Sound } from './sound.ts';

const warn = vi.spyOn(console, 'warn');
const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  warn.mockReset().mockReturnValue(undefined);
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the loudspeaker of the browser', () => {
  test('is made at the first gesture or sound, once, and its player is fetched then, once', async () => {
    const { sound, contexts, load, played } = soundOn('running');
    expect(contexts).toHaveLength(0);
    expect(load).not.toHaveBeenCalled();
    sound.wake();
    expect(contexts).toHaveLength(0);
    sound.play('knock');
    sound.wake();
    await settled();
    expect(contexts).toHaveLength(1);
    expect(load).toHaveBeenCalledOnce();
    expect(played).toEqual(['knock']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('is made once what the gesture did has been painted', async () => {
    const { sound, contexts } = soundOn('suspended');
    sound.wake();
    expect(contexts).toHaveLength(0);
    await painted();
    expect(contexts.map(({ state }) => state)).toEqual(['running']);
  });

  test('is resumed when the browser has suspended it, at once within the gesture', async () => {
    const { sound, contexts } = soundOn('running');
    sound.wake();
    await painted();
    const [context] = contexts;
    context?.suspend();
    sound.wake();
    expect(context?.state).toBe('running');
  });

  test('plays nothing for nothing', async () => {
    const { sound, contexts } = soundOn('running');
    sound.play(null);
    await settled();
    expect(contexts).toHaveLength(0);
  });

  test('is not even made while sound is off', async () => {
    const { sound, contexts, played, isOn } = soundOn('running');
    isOn.write(false);
    sound.wake();
    sound.play('knock');
    await settled();
    expect(contexts).toHaveLength(0);
    isOn.write(true);
    sound.play('bell');
    await settled();
    expect(played).toEqual(['bell']);
  });
});

test('a sound that the browser held back is not made up for later [X25]', async () => {
  const { sound, played } = soundOn('suspended');
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  sound.play('knock');
  now.mockReturnValue(1301);
  await settled();
  expect(played).toEqual([]);
  sound.play('bell');
  await settled();
  expect(played).toEqual(['bell']);
  now.mockRestore();
});

describe('sound that cannot be had', () => {
  test.each<[string, () => Sound<string>]>([
    ['there is no Web Audio', () => soundWith(undefined)],
    ['making it fails', () => soundWith(FailingContext)],
    ['resuming it fails', () => soundOn('closed').sound],
    ['its player cannot be fetched', () => soundOn('running', () => Promise.reject(NO)).sound],
    ['its player breaks', () => soundOn('running', () => Promise.resolve(breakingPlayer)).sound],
  ])('is told to the console once when %s', async (_, create) => {
    const sound = create();
    sound.wake();
    sound.play('knock');
    sound.play('knock');
    await painted();
    expect(warn).toHaveBeenCalledOnce();
  });
});

const NO = new DOMException('No', 'NotSupportedError');

type CreatePlayer = (context: AudioContext) => (name: string) => void;

/** Sound whose contexts begin in the given state, and what becomes of it. */
function soundOn(state: AudioContextState, load?: () => Promise<CreatePlayer>) {
  const contexts: FakeContext[] = [];
  const played: string[] = [];
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super(state);
        contexts.push(this);
      }
    },
  );
  const isOn = choice();
  const fetching = vi.fn<() => Promise<CreatePlayer>>(
    load ?? (() => Promise.resolve(() => (name: string) => played.push(name))),
  );
  return { sound: createBrowserSound(isOn, fetching), contexts, load: fetching, played, isOn };
}

function soundWith(context: unknown): Sound<string> {
  vi.stubGlobal('AudioContext', context);
  return createBrowserSound(choice(), () => Promise.resolve(() => () => undefined));
}

function choice(): Kept<boolean> {
  return keep(fakeStorage(), SOUND_CHOICE);
}

function FailingContext(): never {
  throw NO;
}

function breakingPlayer(): never {
  throw NO;
}

class FakeContext {
  state: AudioContextState;

  constructor(state: AudioContextState) {
    this.state = state;
  }

  suspend(): void {
    this.state = 'suspended';
  }

  resume(): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new DOMException('No', 'InvalidStateError'));
    this.state = 'running';
    return Promise.resolve();
  }
}

/** Lets a frame be painted, and what waits for it happen. */
async function painted(): Promise<void> {
  for (const frame of frames.splice(0)) frame(0);
  await settled();
  await settled();
}

function settled(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0));
}

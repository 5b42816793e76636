/** One note of a sound; times count from the start of the sound. */
export interface Tone {
  readonly frequencyHz: number;
  readonly startMs: number;
  readonly durationMs: number;
}

/** A loudspeaker for tones. */
export interface Audio {
  /** Must be called in response to a user's gesture: before one, browsers stay silent. */
  readonly wake: () => void;
  /** Plays the tones from now on, or not at all if the browser stays silent now. */
  readonly play: (tones: readonly Tone[]) => void;
}

/** Soft enough for two notes at once. */
const LOUDNESS = 0.2;
/** Ramps that keep a note from beginning and ending with a click. */
const ATTACK_S = 0.012;
const RELEASE_S = 0.08;
/** A sound that starts later no longer matches what is seen. */
const LATEST_MS = 300;

/** The browser's Web Audio, created at first use; only the first failure is logged on the console. */
export function createBrowserAudio(): Audio {
  let context: AudioContext | null = null;
  let hasWarned = false;

  async function running(): Promise<AudioContext> {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
    return context;
  }

  function warn(error: unknown): void {
    if (hasWarned) return;
    hasWarned = true;
    console.warn('Sounds cannot be played.', error);
  }

  return {
    wake: () => void running().catch(warn),
    play(tones) {
      const askedMs = performance.now();
      running()
        .then((awake) => {
          if (performance.now() - askedMs <= LATEST_MS) scheduleTones(awake, tones);
        })
        .catch(warn);
    },
  };
}

/** The one loudspeaker of this page. */
export const browserAudio = createBrowserAudio();

/** Schedules the tones on a context, from its current time on. */
export function scheduleTones(context: BaseAudioContext, tones: readonly Tone[]): void {
  const nowS = context.currentTime;
  for (const { frequencyHz, startMs, durationMs } of tones) {
    const startS = nowS + startMs / 1000;
    const endS = startS + durationMs / 1000;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, startS);
    envelope.gain.linearRampToValueAtTime(LOUDNESS, startS + ATTACK_S);
    envelope.gain.setValueAtTime(LOUDNESS, endS - RELEASE_S);
    envelope.gain.linearRampToValueAtTime(0, endS);
    const oscillator = context.createOscillator();
    // The overtones make low notes audible on a phone's small loudspeaker.
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequencyHz;
    oscillator.connect(envelope).connect(context.destination);
    oscillator.start(startS);
    oscillator.stop(endS);
  }
}

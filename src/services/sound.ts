import type { Kept } from './kept.ts';

/** What games are heard by; nothing sounds while the person's choice is silence. */
export interface Sound<Name> {
  readonly isOn: Kept<boolean>;
  /** Must be called in response to a user's gesture: before one, browsers stay silent. */
  readonly wake: () => void;
  /** Plays a sound from now on, or not at all if the browser stays silent now; `null` is silence. */
  readonly play: (name: Name | null) => void;
}

/** A sound that starts later no longer matches what is seen. */
const LATEST_MS = 300;

/**
 * Sound by the browser's Web Audio, created at the first gesture. Then `load` fetches what makes of a
 * context a player of sounds. Only the first failure is logged on the console.
 */
export function createBrowserSound<Name>(
  isOn: Kept<boolean>,
  load: () => Promise<(context: AudioContext) => (name: Name) => void>,
): Sound<Name> {
  let context: AudioContext | null = null;
  let player: Promise<(name: Name) => void> | null = null;
  let hasWarned = false;

  /** Nothing is awaited before the context is resumed: the browser must still see the gesture. */
  async function awakePlayer(): Promise<(name: Name) => void> {
    const speaker = (context ??= new AudioContext());
    player ??= load().then((create) => create(speaker));
    const [awake] = await Promise.all([player, speaker.state === 'running' || speaker.resume()]);
    return awake;
  }

  function warn(error: unknown): void {
    if (hasWarned) return;
    hasWarned = true;
    console.warn('No sounds are played.', error);
  }

  return {
    isOn,
    wake() {
      if (!isOn.read()) return;
      const start = () => void awakePlayer().catch(warn);
      // Making a context takes as long as a move, which is shown first. Safari resumes a context within a gesture
      // alone; frames and timers that begin there still belong to it.
      if (context === null) requestAnimationFrame(() => setTimeout(start));
      else start();
    },
    play(name) {
      if (name === null || !isOn.read()) return;
      const askedMs = performance.now();
      awakePlayer()
        .then((awake) => {
          if (performance.now() - askedMs <= LATEST_MS) awake(name);
        })
        .catch(warn);
    },
  };
}

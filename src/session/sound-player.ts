import { SOUNDS, type SoundName, type Tone } from '#core/sounds.ts';

/** The loudest that a sound may be: −12 dB. */
const PEAK = 0.25;
/** Ramps that keep a note from beginning and ending with a click. */
const ATTACK_S = 0.012;
const RELEASE_S = 0.08;
/** How long a sound takes to fade that makes way for another. */
const FADE_S = 0.008;

/**
 * Plays sounds on a context, one at a time: a new sound ends the one before, because it belongs to what is
 * seen now. How loud the next one is, from 0 to 1, is asked each time.
 */
export function createSoundPlayer(
  context: BaseAudioContext,
  askLoudness: () => number = () => 1,
): (name: SoundName) => void {
  let last: { readonly output: GainNode; readonly endS: number } | null = null;

  return (name) => {
    let startS = context.currentTime;
    if (last !== null && startS < last.endS) {
      last.output.gain.setValueAtTime(1, startS);
      startS += FADE_S;
      last.output.gain.linearRampToValueAtTime(0, startS);
    }
    const output = context.createGain();
    const master = context.createGain();
    master.gain.value = askLoudness();
    output.connect(master).connect(context.destination);
    const ends = SOUNDS[name].map((tone) => scheduleTone(output, startS, tone));
    last = { output, endS: Math.max(...ends) };
  };
}

/** Schedules a tone of a sound that begins at the given time; returns when the tone ends. */
function scheduleTone(output: GainNode, soundStartS: number, tone: Tone): number {
  const startS = soundStartS + tone.startMs / 1000;
  const durationS = tone.durationMs / 1000;
  const endS = startS + durationS;
  const loudness = PEAK * tone.level;
  // A short note is a knock: it begins sharply and fades from there.
  const attackS = Math.min(ATTACK_S, durationS / 15);
  const releaseS = Math.min(RELEASE_S, durationS - attackS);
  const envelope = output.context.createGain();
  envelope.gain.setValueAtTime(0, startS);
  envelope.gain.linearRampToValueAtTime(loudness, startS + attackS);
  envelope.gain.setValueAtTime(loudness, endS - releaseS);
  envelope.gain.linearRampToValueAtTime(0, endS);
  envelope.connect(output);

  const { source, frequency } = tone.isNoise === true ? rush(envelope, durationS) : note(envelope);
  frequency.value = tone.frequencyHz;
  if (tone.toHz !== undefined) {
    frequency.setValueAtTime(tone.frequencyHz, startS);
    frequency.exponentialRampToValueAtTime(tone.toHz, endS);
  }
  source.start(startS);
  source.stop(endS);
  return endS;
}

interface Voice {
  readonly source: AudioScheduledSourceNode;
  readonly frequency: AudioParam;
}

function note(output: GainNode): Voice {
  const source = output.context.createOscillator();
  // The overtones make low notes audible on a phone's small loudspeaker.
  source.type = 'triangle';
  source.connect(output);
  return { source, frequency: source.frequency };
}

/** Noise, of which a filter lets pass what is near the frequency. */
function rush(output: GainNode, durationS: number): Voice {
  const { context } = output;
  const buffer = context.createBuffer(
    1,
    Math.ceil(durationS * context.sampleRate),
    context.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  source.connect(filter).connect(output);
  return { source, frequency: filter.frequency };
}

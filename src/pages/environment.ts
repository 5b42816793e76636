import type { Environment } from '#session/environment.ts';
import { afterPaint } from '#services/after-paint.ts';
import { answerPace, loudness } from '#services/chosen.ts';
import { browserClock } from '#services/clock.ts';
import { prefersReducedMotion } from '#services/motion.ts';
import { freshSeed } from '#services/seed.ts';
import { createBrowserSound } from '#services/sound.ts';
import { browserSoundChoice } from '#services/sound-choice.ts';
import { browserStorage } from '#services/storage.ts';

/** The browser services that every game needs. */
export const ENVIRONMENT: Environment = {
  clock: browserClock,
  prefersReducedMotion,
  answerPace,
  afterPaint,
  freshSeed,
  storage: browserStorage,
  sound: createBrowserSound(browserSoundChoice, async () => {
    const { createSoundPlayer } = await import('#session/sound-player.ts');
    return (context) => createSoundPlayer(context, loudness);
  }),
};

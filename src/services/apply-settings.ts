import { createMediaForce, type ForcedMedia } from './force-media.ts';
import { DEFAULT_SETTINGS, SETTING_NAMES, type Settings } from './settings.ts';

/** Color schemes by their names in the settings. */
const SCHEMES = { system: null, day: 'light', night: 'dark' } as const;

/**
 * Makes a function by which settings take effect at once. Styles and scripts find each setting that is not the
 * usual in an attribute of the root element (`chosen`); preferences of the system are simulated.
 */
export function createSettingsEffect(): (settings: Settings) => void {
  const forceMedia = createMediaForce();
  return (settings) => {
    const { dataset } = document.documentElement;
    for (const name of SETTING_NAMES) {
      if (settings[name] === DEFAULT_SETTINGS[name]) delete dataset[name];
      else dataset[name] = String(settings[name]);
    }
    forceMedia(forcedBy(settings));
  };
}

function forcedBy({ motion, look }: Settings): ForcedMedia {
  const scheme = SCHEMES[look];
  return {
    ...(motion === 'less' && { 'prefers-reduced-motion': 'reduce' }),
    ...(scheme !== null && { 'prefers-color-scheme': scheme }),
  };
}

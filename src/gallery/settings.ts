import { LANGUAGES, languageFor, type LanguageCode } from '#i18n/languages.ts';

/** The choices of each switch; a plain address shows the first of each. */
export const SWITCHES = {
  language: LANGUAGES.map(({ code }) => code),
  direction: ['auto', 'ltr', 'rtl'],
  contrast: ['normal', 'more'],
  motion: ['normal', 'reduced'],
  scheme: ['light', 'dark'],
} as const;

export type SwitchName = keyof typeof SWITCHES;

export const SWITCH_NAMES = [
  'language',
  'direction',
  'contrast',
  'motion',
  'scheme',
] as const satisfies readonly SwitchName[];

export interface Settings {
  readonly language: LanguageCode;
  /** `auto` is the language's own direction. */
  readonly direction: (typeof SWITCHES.direction)[number];
  readonly contrast: (typeof SWITCHES.contrast)[number];
  readonly motion: (typeof SWITCHES.motion)[number];
  readonly scheme: (typeof SWITCHES.scheme)[number];
  /** The id of a state, as the address has it; null for all states in a list. */
  readonly state: string | null;
}

/** The settings in the query of an address; an unknown value falls back to the first choice. */
export function readSettings(query: string): Settings {
  const asked = new URLSearchParams(query);
  return {
    language: languageFor(asked.get('language') ?? '').code,
    direction: choice(SWITCHES.direction, asked.get('direction')),
    contrast: choice(SWITCHES.contrast, asked.get('contrast')),
    motion: choice(SWITCHES.motion, asked.get('motion')),
    scheme: choice(SWITCHES.scheme, asked.get('scheme')),
    state: asked.get('state'),
  };
}

/** The gallery's address with these settings. */
export function galleryAddress({ state, ...switches }: Settings): string {
  const query = new URLSearchParams();
  if (state !== null) query.set('state', state);
  for (const name of SWITCH_NAMES) {
    if (switches[name] !== SWITCHES[name][0]) query.set(name, switches[name]);
  }
  return query.size === 0 ? '/gallery' : `/gallery?${query.toString()}`;
}

function choice<Choice extends string>(
  choices: readonly [Choice, ...(readonly Choice[])],
  asked: string | null,
): Choice {
  return choices.find((name) => name === asked) ?? choices[0];
}

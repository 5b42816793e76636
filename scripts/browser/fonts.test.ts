import { expect, test, vi } from 'vitest';
import { ensureFonts } from './fonts.ts';

test.each([
  ['nothing is installed where all have a font, the emoji too', ['en', 'ar', 'und-zsye'], 0],
  ['packages are installed for a script without a font', ['en', 'und-zsye'], 1],
])('%s', (_, languages, installations) => {
  const { covers, install } = machineWith(languages, ['ar']);
  ensureFonts(['en', 'ar'], covers, install);
  expect(install).toHaveBeenCalledTimes(installations);
});

test.each([
  [[], 'ar, emoji'],
  [['ar'], 'emoji'],
])('the error names what is missing after packages with %j', (brought, missing) => {
  const { covers, install } = machineWith(['en'], brought);
  const ensure = () => ensureFonts(['en', 'ar'], covers, install);
  expect(ensure).toThrow(`No installed font covers: ${missing}.`);
});

/** A machine with fonts for some languages, and for more once packages are installed. */
function machineWith(languages: readonly string[], afterwards: readonly string[]) {
  const covered = new Set(languages);
  const install = vi.fn<() => void>(() => {
    for (const language of afterwards) covered.add(language);
  });
  return { covers: (language: string) => covered.has(language), install };
}

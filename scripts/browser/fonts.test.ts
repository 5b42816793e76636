import { expect, test, vi } from 'vitest';
import { ensureFonts } from './fonts.ts';

test('nothing is installed where every language and the emoji have a font', () => {
  const { covers, install } = machineWith(['en', 'ar', 'und-zsye']);
  ensureFonts(['en', 'ar'], covers, install);
  expect(install).not.toHaveBeenCalled();
});

test('packages are installed for a script without a font', () => {
  const { covers, install } = machineWith(['en', 'und-zsye'], ['ar']);
  ensureFonts(['en', 'ar'], covers, install);
  expect(install).toHaveBeenCalledOnce();
});

test('where no package can be installed, the error names what is missing', () => {
  const { covers } = machineWith(['en']);
  expect(() => {
    ensureFonts(['en', 'ar'], covers, null);
  }).toThrow('No installed font covers: ar, emoji.');
});

test('an installation that brings too little is an error', () => {
  const { covers, install } = machineWith(['en', 'und-zsye']);
  expect(() => {
    ensureFonts(['en', 'ar'], covers, install);
  }).toThrow('No installed font covers: ar.');
});

/** A machine with fonts for some languages, and for more once packages are installed. */
function machineWith(languages: readonly string[], afterwards: readonly string[] = []) {
  const covered = new Set(languages);
  const install = vi.fn<() => void>(() => {
    for (const language of afterwards) covered.add(language);
  });
  return { covers: (language: string) => covered.has(language), install };
}

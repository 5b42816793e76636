import { expect, test, vi } from 'vitest';
import { ensureFonts, type Machine } from './fonts.ts';

test('nothing is installed where every language and the emoji have a font', () => {
  const { machine, installed } = machineWith(['en', 'ar', 'und-zsye']);
  ensureFonts(['en', 'ar'], machine);
  expect(installed).not.toHaveBeenCalled();
});

test('packages are installed for a script without a font', () => {
  const { machine, installed } = machineWith(['en', 'und-zsye'], ['ar']);
  ensureFonts(['en', 'ar'], machine);
  expect(installed).toHaveBeenCalledOnce();
});

test('where no package can be installed, the error names what is missing', () => {
  const { machine } = machineWith(['en']);
  expect(() => ensureFonts(['en', 'ar'], { ...machine, installPackages: null })).toThrow(
    'No installed font covers: ar, emoji.',
  );
});

test('an installation that brings too little is an error', () => {
  const { machine } = machineWith(['en', 'und-zsye']);
  expect(() => ensureFonts(['en', 'ar'], machine)).toThrow('No installed font covers: ar.');
});

/** A machine with fonts for some languages, and for more once packages are installed. */
function machineWith(languages: readonly string[], afterwards: readonly string[] = []) {
  const covered = new Set(languages);
  const installed = vi.fn<NonNullable<Machine['installPackages']>>(() => {
    for (const language of afterwards) covered.add(language);
  });
  const hasFontFor = (language: string) => covered.has(language);
  return { machine: { hasFontFor, installPackages: installed }, installed };
}

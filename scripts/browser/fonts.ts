import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from './packages.ts';

/** What the search for fonts asks of a machine; tests answer in its place. */
export interface Machine {
  /** Whether some installed font covers a language, given by fontconfig's name for it. */
  readonly hasFontFor: (language: string) => boolean;
  /** Installs packages of the distribution; null where that is not possible. */
  readonly installPackages: ((names: readonly string[]) => void) | null;
}

const PACKAGES = ['fontconfig', 'fonts-noto-core', 'fonts-wqy-microhei', 'fonts-noto-color-emoji'];

/** Unicode's name for emoji as a language, which fontconfig uses. */
const EMOJI = 'und-zsye';

/** Makes sure that fonts cover every language and the emoji; throws an error that names what is missing. */
export function ensureFonts(languages: readonly string[], machine: Machine = thisMachine()): void {
  const missing = () => [...languages, EMOJI].filter((language) => !machine.hasFontFor(language));
  if (missing().length === 0) return;
  machine.installPackages?.(PACKAGES);
  const names = missing().map((language) => (language === EMOJI ? 'emoji' : language));
  if (names.length === 0) return;
  throw new Error(
    `No installed font covers: ${names.join(', ')}. Texts would be boxes.\n` +
      `Install one for each; on Debian and Ubuntu: apt-get install ${PACKAGES.join(' ')}`,
  );
}

function thisMachine(): Machine {
  return { hasFontFor, installPackages: canInstallPackages() ? installPackages : null };
}

/** Only Linux finds fonts with fontconfig; other systems come with one for every script. */
function hasFontFor(language: string): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return (stdout ?? '').trim() !== '';
}

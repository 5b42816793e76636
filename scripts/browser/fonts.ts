import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from './packages.ts';

/** What the search for fonts asks of a machine; tests answer in its place. */
export interface Machine {
  /** Whether the system finds fonts with fontconfig; other systems come with one for every script. */
  readonly usesFontconfig: boolean;
  /** Whether some installed font covers a language, given by fontconfig's name for it. */
  readonly hasFontFor: (language: string) => boolean;
  /** Whether the distribution's packages can be installed here. */
  readonly canInstallPackages: boolean;
  readonly installPackages: (names: readonly string[]) => void;
}

const PACKAGES = ['fontconfig', 'fonts-noto-core', 'fonts-wqy-microhei', 'fonts-noto-color-emoji'];

/** Unicode's name for emoji as a language, which fontconfig uses. */
const EMOJI = 'und-zsye';

/** Makes sure that fonts cover every language and the emoji; throws an error that names what is missing. */
export function ensureFonts(languages: readonly string[], machine: Machine = thisMachine()): void {
  if (!machine.usesFontconfig) return;
  const isMissing = (language: string): boolean => !machine.hasFontFor(language);
  const needed = [...languages, EMOJI];
  if (!needed.some(isMissing)) return;
  if (machine.canInstallPackages) machine.installPackages(PACKAGES);
  const missing = needed.filter(isMissing);
  if (missing.length > 0) throw new Error(complaintAbout(missing));
}

function complaintAbout(languages: readonly string[]): string {
  const names = languages.map((language) => (language === EMOJI ? 'emoji' : language));
  return [
    `No installed font covers: ${names.join(', ')}. Texts would be boxes.`,
    `Install one for each; on Debian and Ubuntu: apt-get install ${PACKAGES.join(' ')}`,
  ].join('\n');
}

function thisMachine(): Machine {
  return {
    usesFontconfig: process.platform === 'linux',
    hasFontFor: (language) => {
      const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], {
        encoding: 'utf8',
      });
      return (stdout ?? '').trim() !== '';
    },
    canInstallPackages: canInstallPackages(),
    installPackages,
  };
}

import { spawnSync } from 'node:child_process';
import { installPackages } from './packages.ts';

const PACKAGES = ['fontconfig', 'fonts-noto-core', 'fonts-wqy-microhei', 'fonts-noto-color-emoji'];

/** Unicode's name for emoji as a language, which fontconfig uses. */
const EMOJI = 'und-zsye';

/**
 * Makes sure that fonts cover every language, by fontconfig's name for it, and the emoji. Installs packages of
 * the distribution where that is possible; throws an error that names what is missing then.
 */
export function ensureFonts(
  languages: readonly string[],
  covers = hasFontFor,
  install = installPackages,
): void {
  const missing = () => [...languages, EMOJI].filter((language) => !covers(language));
  if (missing().length === 0) return;
  install(PACKAGES);
  const names = missing().map((language) => (language === EMOJI ? 'emoji' : language));
  if (names.length === 0) return;
  throw new Error(
    `No installed font covers: ${names.join(', ')}. Texts would be boxes.\n` +
      `Install one for each; on Debian and Ubuntu: apt-get install ${PACKAGES.join(' ')}`,
  );
}

/** Only Linux finds fonts with fontconfig; other systems come with one for every script. */
function hasFontFor(language: string): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return (stdout ?? '').trim() !== '';
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of the distribution where that is possible: on Debian and its kin, by root. Returns when it is done,
 * whether it succeeded or not.
 */
export function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', env } as const;
  console.log(`Installing ${names.join(', ')} …`);
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', ...names], options);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of the distribution can be installed here: on Debian and its kin, by root. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs packages of the distribution; returns when it is done, whether it succeeded or not. */
export function installPackages(names: readonly string[]): void {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  console.log(`Installing ${names.join(', ')} …`);
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', ...names], options);
}

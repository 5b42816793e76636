import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MOST_OUTPUT_BYTES = 2 ** 26;

/** Runs a program in a folder and returns what it prints; rejects with all its output when it fails. */
export async function outputOf(
  program: string,
  programArguments: readonly string[],
  folder: string,
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, [...programArguments], {
      cwd: folder,
      maxBuffer: MOST_OUTPUT_BYTES,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${programArguments[0]} failed in ${folder}\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}

/** Runs an npm command in the checkout of a folder. */
export async function npm(programArguments: readonly string[], folder: string): Promise<void> {
  // On Windows npm is a `.cmd` file, which only a shell starts.
  if (process.platform === 'win32')
    await outputOf('cmd', ['/c', 'npm', ...programArguments], folder);
  else await outputOf('npm', programArguments, folder);
}

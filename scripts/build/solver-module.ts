import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OPTIONS = [
  '-O3',
  '--noAssert',
  '--runtime=stub',
  '--enable=bulk-memory',
  // Nothing is imported: there is nobody to tell of a fault.
  '--use=abort=',
];

/**
 * The Connect Four search as a WebAssembly module. Throws when it does not compile. The compiler is run as a
 * program: importing it would bring its own types of numbers and arrays into the whole project.
 */
export function compileSolver(): Buffer {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'solver-'));
  const compiler = 'node_modules/assemblyscript/bin/asc.js';
  const source = 'assembly/connect-four/search.ts';
  const output = join(folder.path, 'search.wasm');
  execFileSync(process.execPath, [compiler, source, `--outFile=${output}`, ...OPTIONS], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return readFileSync(output);
}

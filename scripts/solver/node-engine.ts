import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '#solver/engine.ts';
import { startEngine } from '#solver/engine.ts';

/** The search that `npm run assets` compiled, with a table of so many MB. */
export function startNodeEngine(tableMb?: number): Promise<Engine> {
  const file = join(import.meta.dirname, '../../src/generated/connect-four.wasm');
  return startEngine(new WebAssembly.Module(readFileSync(file)), tableMb);
}

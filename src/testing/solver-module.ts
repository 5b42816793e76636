import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The search that `npm run assets` compiled; tests start an engine with it. */
export const SOLVER_MODULE = new WebAssembly.Module(
  readFileSync(join(import.meta.dirname, '../generated/connect-four.wasm')),
);

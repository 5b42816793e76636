import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = 'dist/**/*.{html,js,css,svg,json,txt,xml,wasm,webmanifest}';

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

/* Writes a brotli and a gzip version next to every text file, and the WebAssembly, of the built site, several at a time. */
await Promise.all(
  globSync(COMPRESSIBLE).map(async (file) => {
    const content = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await brotliCompressed(content, { params }));
    await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
  }),
);

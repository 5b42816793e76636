import { readFile, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = 'dist/**/*.{html,js,css,svg,json,txt,xml,webmanifest}';

if (import.meta.main) await compressSite();

/** Writes a brotli and a gzip version next to every text file of the built site. */
async function compressSite(): Promise<void> {
  for await (const file of glob(COMPRESSIBLE)) {
    const content = await readFile(file);
    const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}

function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

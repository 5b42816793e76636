import type { OpeningTable } from './openings.ts';

/** SHA-256. */
const DIGEST_BYTES = 32;

/**
 * A table of openings as the site sends it: its digest, then the table compressed (raw DEFLATE).
 * Source: RFC 1951.
 */
export async function packOpenings(table: OpeningTable): Promise<Uint8Array<ArrayBuffer>> {
  const [digest, compressed] = await Promise.all([
    digestOf(table),
    piped(table, new CompressionStream('deflate-raw')),
  ]);
  const packed = new Uint8Array(digest.length + compressed.length);
  packed.set(digest);
  packed.set(compressed, digest.length);
  return packed;
}

/** The table that was packed; rejects if a byte is not as it was. */
export async function unpackOpenings(packed: Uint8Array): Promise<OpeningTable> {
  const table = await piped(packed.slice(DIGEST_BYTES), new DecompressionStream('deflate-raw'));
  const digest = await digestOf(table);
  if (digest.some((byte, index) => byte !== packed[index])) {
    throw new TypeError('The table of openings is damaged.');
  }
  return table;
}

async function digestOf(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
}

async function piped(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const through = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(through).arrayBuffer());
}

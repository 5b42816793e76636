import type { OpeningTable } from './openings.ts';
import { bytesOfReplies, repliesOfBytes, type ReplyBook } from './reply-book.ts';

/** What is known of the game before anything is searched. */
export interface OpeningKnowledge {
  readonly table: OpeningTable;
  readonly replies: ReplyBook;
}

/** SHA-256. */
const DIGEST_BYTES = 32;
/** The length of the table, an unsigned number with its lowest byte first. */
const LENGTH_BYTES = 4;

/**
 * What is known as the site sends it: its digest, then, compressed (raw DEFLATE), the length of the table, the table and the
 * book of replies.
 * Source: RFC 1951.
 */
export async function packOpenings({
  table,
  replies,
}: OpeningKnowledge): Promise<Uint8Array<ArrayBuffer>> {
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, table.length, true);
  const bytes = joined(length, table, bytesOfReplies(replies));
  const compressed = await piped(bytes, new CompressionStream('deflate-raw'));
  return joined(await digestOf(bytes), compressed);
}

/** What was packed; rejects if a byte is not as it was. */
export async function unpackOpenings(packed: Uint8Array): Promise<OpeningKnowledge> {
  const bytes = await piped(packed.slice(DIGEST_BYTES), new DecompressionStream('deflate-raw'));
  const digest = await digestOf(bytes);
  if (digest.some((byte, index) => byte !== packed[index])) {
    throw new TypeError('What is known of the openings is damaged.');
  }
  const length = new DataView(bytes.buffer).getUint32(0, true);
  return {
    table: bytes.slice(LENGTH_BYTES, LENGTH_BYTES + length),
    replies: repliesOfBytes(bytes.subarray(LENGTH_BYTES + length)),
  };
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

async function digestOf(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
}

async function piped(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const through = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(through).arrayBuffer());
}

/** 72 bits detect accidental differences; anyone who can forge a file can replace the worker as well. */
const DIGEST_BYTES = 9;

/** The beginning of the SHA-256 of a file's bytes, in base 64. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, DIGEST_BYTES)));
}

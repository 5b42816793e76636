/** A 32-bit seed from the device's source of randomness. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

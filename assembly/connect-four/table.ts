import { BOTTOM, mirrored } from './board';

/*
 * The transposition table: what is known of the scores of positions, whatever was asked about them. It is a
 * number of buckets of four entries, each of 64 bits:
 *
 *     check 33 │ work 19 │ lower bound 6 │ upper bound 6
 *
 * A position's key has 49 bits and is mixed by a one-to-one function; its lowest bits choose the bucket
 * and all from bit 16 on are the check, so that an entry is never taken for another position's. The bounds
 * are stored as their distances from the widest ones: an empty entry, all zeros, says nothing. Work is the
 * size of the search that found them.
 */
const ENTRY_BYTES: u32 = 8;
const BUCKET_BYTES: u32 = 32;
const LEAST_BUCKETS_LOG2: u32 = 16;
const KEY_BITS: u64 = ((<u64>1) << 49) - 1;
const CHECK: u64 = ~(<u64>0) << 31;
const WORK_SHIFT: u64 = 12;
const MOST_WORK: u64 = ((<u64>1) << 19) - 1;
const BOUND: u64 = 0b111111;
/** Whenever an entry of a bucket is replaced, the work of the others is reduced by a 256th (2^-8). */
const AGEING: u64 = 8;
/** No score is further from 0. */
const WIDEST: i32 = 22;

/** Up to so many discs, a position and its mirror image share an entry; later, few of them meet. */
const MIRROR_DISCS: i32 = 20;

let bucketMask: u32 = 0;
let bytes: u32 = 0;

/**
 * Makes an empty table of 2^`log2` buckets (32 bytes each), at least 2^16; may be called again. False if
 * there is no memory for it: the table is then as it was.
 */
export function makeTable(log2: u32): bool {
  if (log2 < LEAST_BUCKETS_LOG2 || log2 > 26) return false;
  const wanted = BUCKET_BYTES << log2;
  const end = alignedBase() + <usize>wanted;
  const pages = <i32>((end + 0xffff) >>> 16) - memory.size();
  if (pages > 0 && memory.grow(pages) < 0) return false;
  bucketMask = (1 << log2) - 1;
  bytes = wanted;
  clearTable();
  return true;
}

export function clearTable(): void {
  memory.fill(alignedBase(), 0, bytes);
}

// Buckets that begin at a multiple of 64 bytes lie within one line of a processor's cache.
@inline
function alignedBase(): usize {
  return (__heap_base + 63) & ~63;
}

/** A number that no other position has, except that mirror images share it up to `MIRROR_DISCS`. */
@inline
export function keyOf(mover: u64, filled: u64, discs: i32): u64 {
  let key = mover + filled + BOTTOM;
  if (discs < MIRROR_DISCS) key = min(key, mirrored(mover) + mirrored(filled) + BOTTOM);
  return mixed(key);
}

/** A permutation of the numbers of 49 bits that spreads similar ones: odd factors and shifts can be undone. */
@inline
function mixed(key: u64): u64 {
  let bits = (key * 0x9e3779b97f4a7c15) & KEY_BITS;
  bits ^= bits >> 25;
  bits = (bits * 0xd6e8feb86659fd93) & KEY_BITS;
  return bits ^ (bits >> 25);
}

/** What is known of a position: its bounds, as wide as can be if there is no entry. */
@inline
export function known(key: u64): u64 {
  const bucket = bucketOf(key);
  const check = checkOf(key);
  const first = load<u64>(bucket);
  if ((first & CHECK) == check) return first;
  const second = load<u64>(bucket, 8);
  if ((second & CHECK) == check) return second;
  const third = load<u64>(bucket, 16);
  if ((third & CHECK) == check) return third;
  const fourth = load<u64>(bucket, 24);
  return (fourth & CHECK) == check ? fourth : 0;
}

@inline
export function lowerBound(entry: u64): i32 {
  return <i32>((entry >> 6) & BOUND) - WIDEST;
}

@inline
export function upperBound(entry: u64): i32 {
  return WIDEST - <i32>(entry & BOUND);
}

/**
 * Keeps bounds that took `work` positions to find: in place of what is known of the same position, else of the entry
 * of its bucket that took the least work. The others then count a little less, so that none stays for ever.
 */
@inline
export function keep(key: u64, lower: i32, upper: i32, work: u64): void {
  const bucket = bucketOf(key);
  const check = checkOf(key);
  const entry =
    check |
    (min(work, MOST_WORK) << WORK_SHIFT) |
    (<u64>(lower + WIDEST) << 6) |
    <u64>(WIDEST - upper);
  let place = bucket;
  let leastWork: u64 = MOST_WORK + 1;
  for (let offset: usize = 0; offset < BUCKET_BYTES; offset += ENTRY_BYTES) {
    const kept = load<u64>(bucket + offset);
    if ((kept & CHECK) == check) {
      store<u64>(bucket + offset, entry);
      return;
    }
    const spent = (kept >> WORK_SHIFT) & MOST_WORK;
    store<u64>(bucket + offset, kept - ((spent >> AGEING) << WORK_SHIFT));
    if (spent < leastWork) {
      leastWork = spent;
      place = bucket + offset;
    }
  }
  store<u64>(place, entry);
}

@inline
function checkOf(key: u64): u64 {
  return (key << 15) & CHECK;
}

@inline
function bucketOf(key: u64): usize {
  return alignedBase() + <usize>(<u32>key & bucketMask) * BUCKET_BYTES;
}

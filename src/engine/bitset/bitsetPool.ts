import type { Bits } from './bits';

/** Bitsets of one length that are reused: allocating dozens of them for every block takes a tenth of the time of a
 *  search. */
type Bucket = { readonly bitsets: Bits[]; used: number };

const buckets = new Map<number, Bucket>();
let depth = 0;

/** Runs a function and then releases the bitsets that it acquired. Calls may be nested. Neither the result nor
 *  anything that outlives the call may refer to one of these bitsets. */
export function withBitsetPool<T>(run: () => T): T {
  const usedBefore = new Map(Array.from(buckets, ([words, bucket]) => [words, bucket.used]));
  depth++;
  try {
    return run();
  } finally {
    depth--;
    for (const [words, bucket] of buckets) bucket.used = usedBefore.get(words) ?? 0;
  }
}

/** Returns a bitset of `words` words with undefined content. It is a new one outside `withBitsetPool`. */
export function acquireBits(words: number): Bits {
  if (depth === 0) return new Int32Array(words);
  const bucket = buckets.get(words) ?? { bitsets: [], used: 0 };
  buckets.set(words, bucket);
  const bits = bucket.bitsets[bucket.used] ?? new Int32Array(words);
  bucket.bitsets[bucket.used] = bits;
  bucket.used++;
  return bits;
}

import type { Random } from '../randomShop';

/** Returns a copy of some bytes, damaged as by storage and networks: bits flipped, bytes overwritten, inserted or removed, the
 *  end truncated. */
export function mutateBytes(random: Random, bytes: Uint8Array): Uint8Array {
  return random.pick([flipBits, overwrite, truncate, insertNoise, dropBytes])(random, bytes);
}

/** Flips one to eight bits. */
export function flipBits(random: Random, bytes: Uint8Array): Uint8Array {
  const flipped = bytes.slice();
  if (flipped.length === 0) return flipped;
  for (let n = random.pick([1, 1, 2, 8]); n > 0; n--) {
    flipped[random.integer(0, flipped.length - 1)]! ^= 1 << random.integer(0, 7);
  }
  return flipped;
}

/** Sets one byte to a boundary value. */
export function overwrite(random: Random, bytes: Uint8Array): Uint8Array {
  return setBytes(bytes, random.integer(0, bytes.length), [random.pick([0, 1, 2, 127, 128, 255])]);
}

/** Truncates at a random offset. */
export function truncate(random: Random, bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, random.integer(0, bytes.length));
}

/** Inserts a few random bytes. */
export function insertNoise(random: Random, bytes: Uint8Array): Uint8Array {
  return insertBytes(bytes, random.integer(0, bytes.length), noiseOf(random, random.integer(1, 20)));
}

/** Removes a few bytes. */
export function dropBytes(random: Random, bytes: Uint8Array): Uint8Array {
  const from = random.integer(0, bytes.length);
  return joinBytes([bytes.subarray(0, from), bytes.subarray(from + random.integer(1, 20))]);
}

/** Returns random bytes, preferring small values, which decoders accept more often. */
export function noiseOf(random: Random, length: number): Uint8Array {
  const max = random.pick([2, 16, 255]);
  return Uint8Array.from({ length }, () => random.integer(0, max));
}

/** Overwrites bytes from an offset on, without changing the length. */
export function setBytes(bytes: Uint8Array, offset: number, values: ArrayLike<number>): Uint8Array {
  const changed = bytes.slice();
  for (let i = 0; i < values.length && offset + i < changed.length; i++) changed[offset + i] = values[i]!;
  return changed;
}

/** Inserts bytes at an offset. */
export function insertBytes(bytes: Uint8Array, offset: number, more: Uint8Array): Uint8Array {
  return joinBytes([bytes.subarray(0, offset), more, bytes.subarray(offset)]);
}

/** Concatenates byte arrays. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

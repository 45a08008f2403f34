import type { Chance } from '../randomShop';

/** Damages bytes as storage and networks do: bits flipped, bytes overwritten, added, lost, the end cut off. Never changes
 *  the bytes that it is given. */
export function mutateBytes(chance: Chance, bytes: Uint8Array): Uint8Array {
  return chance.pick([flipBits, overwrite, cutEnd, insertNoise, dropBytes])(chance, bytes);
}

/** Flips one bit, or a few. */
export function flipBits(chance: Chance, bytes: Uint8Array): Uint8Array {
  const flipped = bytes.slice();
  if (flipped.length === 0) return flipped;
  for (let n = chance.pick([1, 1, 2, 8]); n > 0; n--) {
    flipped[chance.whole(0, flipped.length - 1)]! ^= 1 << chance.whole(0, 7);
  }
  return flipped;
}

/** Sets one byte to a value at which numbers end or begin. */
export function overwrite(chance: Chance, bytes: Uint8Array): Uint8Array {
  return setBytes(bytes, chance.whole(0, bytes.length), [chance.pick([0, 1, 2, 127, 128, 255])]);
}

/** Cuts off the end, from anywhere. */
export function cutEnd(chance: Chance, bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, chance.whole(0, bytes.length));
}

/** Puts a few bytes in between. */
export function insertNoise(chance: Chance, bytes: Uint8Array): Uint8Array {
  return insertBytes(bytes, chance.whole(0, bytes.length), noiseOf(chance, chance.whole(1, 20)));
}

/** Loses a few bytes. */
export function dropBytes(chance: Chance, bytes: Uint8Array): Uint8Array {
  const from = chance.whole(0, bytes.length);
  return joinBytes([bytes.subarray(0, from), bytes.subarray(from + chance.whole(1, 20))]);
}

/** Random bytes; small ones make sense more often than large ones, and lead deeper into a decoder. */
export function noiseOf(chance: Chance, length: number): Uint8Array {
  const most = chance.pick([2, 16, 255]);
  return Uint8Array.from({ length }, () => chance.whole(0, most));
}

/** Overwrites bytes from a place on, as far as there are any. */
export function setBytes(bytes: Uint8Array, at: number, values: ArrayLike<number>): Uint8Array {
  const changed = bytes.slice();
  for (let i = 0; i < values.length && at + i < changed.length; i++) changed[at + i] = values[i]!;
  return changed;
}

/** Puts bytes in between. */
export function insertBytes(bytes: Uint8Array, at: number, more: Uint8Array): Uint8Array {
  return joinBytes([bytes.subarray(0, at), more, bytes.subarray(at)]);
}

/** Joins bytes. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

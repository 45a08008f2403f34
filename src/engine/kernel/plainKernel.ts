import { countShared } from '@/engine/bitset/bits';
import type { Kernel, OpenKernel } from './openKernel';

/** A kernel in plain JavaScript: what runs where WebAssembly cannot, and the oracle of the other.
 *  @param bytes  how much memory it needs */
export function plainKernel(bytes: number): OpenKernel {
  const buffer = new ArrayBuffer(Math.ceil(bytes / 4) * 4);
  const words = new Int32Array(buffer);
  const halves = new Uint16Array(buffer);
  const bytesOf = new Uint8Array(buffer);
  const wordsAt = (from: number, bytesLong: number) => words.subarray(from >> 2, (from + bytesLong) >> 2);

  const kernel: Kernel = {
    countBits: (sets, setsEnd, bytesLong, mask, counts) => {
      const asked = wordsAt(mask, bytesLong);
      for (let set = sets, to = counts >> 2; set < setsEnd; set += bytesLong, to += 2) {
        words[to] = countShared(asked, wordsAt(set, bytesLong));
      }
    },
    pairMasks: (mask, other, bytesLong, pairs) => {
      for (let i = 0; i < bytesLong; i++) words[(pairs >> 2) + i] = bytesOf[mask + i]! | (bytesOf[other + i]! << 16);
    },
    countLists: (docs, ends, endsEnd, pairs, counts) => {
      let at = docs >> 1;
      for (let list = ends, to = counts >> 2; list < endsEnd; list += 4, to += 2) {
        const end = words[list >> 2]! >> 1;
        let both = 0;
        for (; at < end; at++) {
          const doc = halves[at]!;
          // Added instead of asked: whether a doc is in a set cannot be foreseen, and a wrong guess costs more than the rest.
          both += (words[(pairs >> 2) + (doc >>> 3)]! >>> (doc & 7)) & 0x1_0001;
        }
        words[to] = both & 0xffff;
        words[to + 1] = both >>> 16;
      }
    },
  };
  return { kernel, refining: null, buffer };
}

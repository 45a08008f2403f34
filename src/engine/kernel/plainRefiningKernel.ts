import { countOnes } from '@/engine/bitset/bits';
import type { RefiningKernel } from './openKernel';

/** What the plain kernel does for queries with conditions; a part of its own, because no first answer needs it.
 *  @param buffer  the memory of the plain kernel */
export function plainRefiningKernel(buffer: ArrayBuffer): RefiningKernel {
  const words = new Int32Array(buffer);
  const halves = new Uint16Array(buffer);
  return {
    countBitsAt: (sets, setsEnd, bytesLong, mask, counts, filled, filledEnd) => {
      for (let set = sets, to = counts >> 2; set < setsEnd; set += bytesLong, to += 2) {
        let count = 0;
        for (let at = filled >> 1; at < filledEnd >> 1; at++) {
          const place = halves[at]!;
          count += countOnes(words[(mask + place) >> 2]! & words[(set + place) >> 2]!);
        }
        words[to] = count;
      }
    },
    matchBetween: (column, end, from, span, bits) => {
      for (let at = column >> 2, to = bits >> 2; at < end >> 2; at += 32, to++) {
        let word = 0;
        for (let place = 0; place < 32; place++) {
          const above = (words[at + place]! - from) | 0;
          // The borrow of span − above, both unsigned: 1 if the number is beyond.
          const beyond = ((~span & above) | ((~span | above) & (span - above))) >>> 31;
          word |= (beyond ^ 1) << place;
        }
        words[to] = word;
      }
    },
  };
}

import type { Bits } from '@/engine/bitset/bits';
import { takeBits } from '@/engine/bitset/bitsetPool';
import type { BlockMemory } from '@/engine/blockMemory';
import { RESULT } from '@/engine/blockMemory';
import { docsPadded } from '@/engine/columns/numberColumn';
import { refiningKernelOf } from './refiningKernelOf';

/** The docs of a placed column whose number is between two, both included.
 *  @param from  above LACKING */
export function matchBetween(memory: BlockMemory, column: Int32Array, from: number, to: number): Bits {
  const result = RESULT * memory.setBytes;
  const end = column.byteOffset + 4 * docsPadded(column.length);
  refiningKernelOf(memory).matchBetween(column.byteOffset, end, from, (to - from) | 0, result);
  const { length } = memory.mask;
  const copy = takeBits(length);
  copy.set(new Int32Array(memory.buffer, result, length));
  return copy;
}

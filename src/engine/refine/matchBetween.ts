import type { Bits } from '@/engine/bits';
import type { BlockMemory } from '@/engine/blockMemory';
import { docsPadded } from '@/engine/numberColumn';
import { takeBits } from '@/engine/scratch';
import { matchBetweenPlainly } from './matchBetweenPlainly';

/** The docs of a placed column whose number is between two, both included.
 *  @param from  above LACKING */
export function matchBetween(memory: BlockMemory, column: Int32Array, from: number, to: number): Bits {
  const { kernel, buffer, result } = memory;
  const end = column.byteOffset + 4 * docsPadded(column.length);
  const asked = [column.byteOffset, end, from, (to - from) | 0, result.address] as const;
  if (kernel.matchBetween === null) matchBetweenPlainly(buffer, ...asked);
  else kernel.matchBetween(...asked);
  return copyResult(memory);
}

/** Copies the set that the kernel wrote. */
function copyResult({ result: { view } }: BlockMemory): Bits {
  const copy = takeBits(view.length);
  copy.set(view);
  return copy;
}

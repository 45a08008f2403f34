import type { BlockMemory } from './blockMemory';
import type { NumberColumn } from './columns/numberColumn';
import { docsPadded, LACKING } from './columns/numberColumn';

/** What a column takes of the memory of a block. */
export function bytesOfNumbers(column: NumberColumn): number {
  return column instanceof Int32Array ? 4 * docsPadded(column.length) : 0;
}

/** Moves a column into the memory of a block, if it is one of whole numbers. */
export function placeNumbers(memory: BlockMemory, column: NumberColumn): NumberColumn {
  if (column instanceof Float64Array) return column;
  const padded = docsPadded(column.length);
  const address = memory.take(4 * padded);
  const placed = new Int32Array(memory.buffer, address, padded).fill(LACKING);
  placed.set(column);
  return placed.subarray(0, column.length);
}

import type { TextRange } from '@/query-parser/leftovers/classifyLeftovers';

/** Returns a test for overlap with any of the ranges, in linear time. */
export function overlapsAny(ranges: readonly TextRange[], length: number): (range: TextRange) => boolean {
  const isCovered = new Uint8Array(length);
  for (const { start, end } of ranges) isCovered.fill(1, start, end);
  return ({ start, end }) => isCovered.subarray(start, end).includes(1);
}

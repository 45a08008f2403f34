import type { Range } from '@/domain/query';

/** Words for more than a number, which itself is not refused: 超过10的不看. */
const MORE_THAN = /超|过/;

/** Returns the amounts that are left when a range with one limit is refused.
 *  @param words  the folded words of the range */
export function refusedRange({ min, max }: Range, words: string): Range {
  if (min === null) return { min: (max ?? 0) + 1, max: null };
  return { min: null, max: MORE_THAN.test(words) ? min : Math.max(0, min - 1) };
}

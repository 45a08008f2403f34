import type { Range } from '@/domain/query';

/** Words for more than a number, which itself is not refused: 超过10的不看. */
const MORE_THAN = /超|过/;

/** Words for less than a number, which itself is not refused either: 低于三千免谈. */
const LESS_THAN = /低于|不[到足够]|[少小]于|未满|under|below|less/;

/** Returns the amounts that are left when a range with one limit is refused.
 *  @param words  the folded words of the range */
export function refusedRange({ min, max }: Range, words: string): Range {
  if (min === null) {
    const limit = max ?? 0;
    // In 少于20个 the limit is 19 already.
    const isLimitItself = limit % 10 === 0 || words.includes(String(limit));
    return { min: LESS_THAN.test(words) && isLimitItself ? limit : limit + 1, max: null };
  }
  return { min: null, max: MORE_THAN.test(words) ? min : Math.max(0, min - 1) };
}

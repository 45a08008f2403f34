import type { Range } from '@/domain/query';

/** True for a value within a range, both ends included; a value that is lacking (NaN) is in none. */
export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
}

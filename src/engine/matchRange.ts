import type { Range } from '@/domain/query';
import type { Bits } from './bits';
import { bitsWhere, createBits } from './bits';
import type { LiveColumns } from './joinOverlay';
import type { OfferIndex } from './offerIndex';
import type { RangeColumn } from './rangeColumn';

/** The columns that can be asked for by a range: `price` as it is now, then resources and whole-number attributes. */
export function rangeColumns(index: OfferIndex, live: LiveColumns): ReadonlyMap<string, RangeColumn> {
  return new Map([...index.ranges, ['price', live.price]]);
}

/** True for a value within a range, both ends included; a value that is lacking (NaN) is in none. */
export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
}

/** The docs whose value is within a range.
 *  @param column  undefined for a facet that no offer has: nothing is within */
export function matchRange(column: RangeColumn | undefined, range: Range, docs: number): Bits {
  if (column === undefined) return createBits(docs);
  const { values } = column;
  return bitsWhere(docs, (doc) => isWithin(values[doc]!, range));
}

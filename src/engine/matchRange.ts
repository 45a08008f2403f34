import type { Range } from '@/domain/query';
import type { Bits } from './bits';
import { addDoc, createBits } from './bits';
import { numbersOf } from './block';
import { LACKING, type NumberColumn, numberAt } from './numberColumn';
import { matchPrice } from './priceColumn';
import type { Scope } from './scope';

export const PRICE = 'price';

/** The value of a range facet that a doc has, in written units: the price now, a resource or a whole-number attribute;
 *  NaN where the offer does not have it. */
export function rangeValueOf({ block, liveBlock: { price } }: Scope, facet: string, doc: number): number {
  return facet === PRICE ? price.now[doc]! / price.unit : numberAt(numbersOf(block, facet), doc);
}

/** The docs whose value is within a range. */
export function matchRange({ block, liveBlock, docs }: Scope, facet: string, range: Range): Bits {
  if (facet === PRICE) return matchPrice(liveBlock.price, range);
  const column = numbersOf(block, facet);
  return column === undefined ? createBits(docs) : matchNumbers(column, range);
}

function matchNumbers(column: NumberColumn, range: Range): Bits {
  const bits = createBits(column.length);
  const min = range.min ?? Number.NEGATIVE_INFINITY;
  const max = range.max ?? Number.POSITIVE_INFINITY;
  const lacking = column instanceof Int32Array ? LACKING : Number.NaN;
  for (let doc = 0; doc < column.length; doc++) {
    const value = column[doc]!;
    if (value >= min && value <= max && value !== lacking) addDoc(bits, doc);
  }
  return bits;
}

import type { Range } from '@/domain/query';
import type { Bits } from './bits';
import { addDoc, createBits } from './bits';
import { numbersOf } from './block';
import { isWithin } from './isWithin';
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
  if (column instanceof Int32Array) return matchWhole(column, range);
  const bits = createBits(column.length);
  for (let doc = 0; doc < column.length; doc++) if (isWithin(column[doc]!, range)) addDoc(bits, doc);
  return bits;
}

/** As `isWithin` for each. */
function matchWhole(column: Int32Array, range: Range): Bits {
  const bits = createBits(column.length);
  // One above LACKING is the least that a doc can have.
  const from = Math.max(LACKING + 1, Math.ceil(range.min ?? LACKING + 1));
  const to = Math.min(2 ** 31 - 1, Math.floor(range.max ?? 2 ** 31 - 1));
  if (to < from) return bits;
  const span = (to - from) | 0;
  for (let i = 0; i < bits.length; i++) {
    const end = Math.min(32, column.length - i * 32);
    let word = 0;
    for (let place = 0; place < end; place++) {
      const above = (column[i * 32 + place]! - from) | 0;
      // The borrow of span − above, both unsigned: 1 if the value is outside. Not asked, for it cannot be foreseen.
      const outside = ((~span & above) | ((~span | above) & (span - above))) >>> 31;
      word |= (outside ^ 1) << place;
    }
    bits[i] = word;
  }
  return bits;
}

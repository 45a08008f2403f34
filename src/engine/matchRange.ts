import type { Range } from '@/domain/query';
import type { Bits } from './bits';
import { addDoc, createBits, fullBits, subtract } from './bits';
import { numbersOf } from './block';
import type { Bounds } from './bounds';
import { boundsOf, isWithinBounds } from './bounds';
import { firstWhere } from './firstWhere';
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
export function matchRange(scope: Scope, facet: string, range: Range): Bits {
  return matchBounds(scope, facet, boundsOf(range));
}

/** The docs whose value keeps to bounds. */
export function matchBounds({ block, liveBlock, docs }: Scope, facet: string, bounds: Bounds): Bits {
  if (facet === PRICE) return matchPrice(liveBlock.price, bounds);
  const column = numbersOf(block, facet);
  return column === undefined ? createBits(docs) : matchNumbers(column, bounds);
}

/** The docs that have no value of a range facet. */
export function matchLacking({ block, docs }: Scope, facet: string): Bits {
  if (facet === PRICE) return createBits(docs);
  const column = numbersOf(block, facet);
  return column === undefined ? fullBits(docs) : subtract(fullBits(docs), matchNumbers(column, ANYTHING));
}

const ANYTHING: Bounds = { isTooLow: () => false, isTooHigh: () => false };

function matchNumbers(column: NumberColumn, bounds: Bounds): Bits {
  if (column instanceof Int32Array) return matchWhole(column, bounds);
  const bits = createBits(column.length);
  for (let doc = 0; doc < column.length; doc++) if (isWithinBounds(column[doc]!, bounds)) addDoc(bits, doc);
  return bits;
}

/** The least and the greatest number that a doc can have in a column of whole numbers. */
const LEAST = LACKING + 1;
const MOST = 2 ** 31 - 1;

/** As `isWithinBounds` for each. */
function matchWhole(column: Int32Array, { isTooLow, isTooHigh }: Bounds): Bits {
  const bits = createBits(column.length);
  const from = firstWhere(LEAST, MOST + 1, (value) => !isTooLow(value));
  const to = firstWhere(LEAST, MOST + 1, isTooHigh) - 1;
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

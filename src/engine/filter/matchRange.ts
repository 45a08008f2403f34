import type { Range } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { addDoc, bitsWhere, createBits, fullBits, subtract } from '@/engine/bitset/bits';
import { acquireBits } from '@/engine/bitset/bitsetPool';
import { bitsBetween } from '@/engine/bitset/combineBits';
import { MISSING, numberAt } from '@/engine/columns/numberColumn';
import { numbersOf, PRICE } from '@/engine/index/block';
import type { BlockContext } from '@/engine/index/blockContext';
import type { PriceColumn } from '@/engine/index/priceColumn';
import type { Bounds } from './bounds';
import { boundsOf, firstWhere, isWithinBounds } from './bounds';

/** Returns the value of a range facet in written units: the current price, a resource or a whole-number attribute; NaN if
 *  the offer does not have it. */
export function rangeValueOf({ block, liveBlock: { price } }: BlockContext, facet: string, doc: number): number {
  return facet === PRICE ? price.current[doc]! / price.unit : numberAt(numbersOf(block, facet), doc);
}

/** Returns the documents whose value is within a range. */
export function matchRange(context: BlockContext, facet: string, range: Range): Bits {
  return matchBounds(context, facet, boundsOf(range));
}

/** Returns the documents whose value is within bounds. */
export function matchBounds({ block, liveBlock, docCount }: BlockContext, facet: string, bounds: Bounds): Bits {
  if (facet === PRICE) return matchPrice(liveBlock.price, bounds);
  const column = numbersOf(block, facet);
  if (column === undefined) return createBits(docCount);
  if (column instanceof Int32Array) return matchIntegers(column, bounds);
  return bitsWhere(docCount, (doc) => isWithinBounds(column[doc]!, bounds));
}

/** Returns the documents that have no value for a range facet. */
export function matchMissing({ block, docCount }: BlockContext, facet: string): Bits {
  if (facet === PRICE) return createBits(docCount);
  const bins = block.bins.get(facet);
  if (bins === undefined) return fullBits(docCount);
  return bins.totals[0] === 0 ? createBits(docCount) : bitsWhere(docCount, (doc) => bins.binIds[doc] === 0);
}

function matchPrice({ published, current, changed, changedBits, unit }: PriceColumn, bounds: Bounds): Bits {
  const docCount = published.length;
  const from = firstWhere(0, docCount, (doc) => !bounds.isTooLow(published[doc]! / unit));
  const to = firstWhere(from, docCount, (doc) => bounds.isTooHigh(published[doc]! / unit));
  const between = bitsBetween(docCount, from, to);
  if (changed.length === 0) return between;
  const matches = subtract(between, changedBits);
  for (const doc of changed) if (isWithinBounds(current[doc]! / unit, bounds)) addDoc(matches, doc);
  return matches;
}

/** Least and greatest value in a column of 32-bit integers. */
const MIN = MISSING + 1;
const MAX = 2 ** 31 - 1;

function matchIntegers(column: Int32Array, { isTooLow, isTooHigh }: Bounds): Bits {
  const from = firstWhere(MIN, MAX + 1, (value) => !isTooLow(value));
  const to = firstWhere(MIN, MAX + 1, isTooHigh) - 1;
  return to < from ? createBits(column.length) : matchBetween(column, from, to);
}

/** Compares without branches, which would be unpredictable.
 *  @param from  above MISSING
 *  @param to    included */
function matchBetween(column: Int32Array, from: number, to: number): Bits {
  const bits = acquireBits(Math.ceil(column.length / 32));
  const span = (to - from) | 0;
  for (let word = 0, doc = 0; word < bits.length; word++) {
    const end = Math.min(doc + 32, column.length);
    let matches = 0;
    for (let bit = 0; doc < end; bit++, doc++) {
      const distance = (column[doc]! - from) | 0;
      // The borrow of span − distance, both unsigned: 1 if the value is outside.
      const isOutside = ((~span & distance) | ((~span | distance) & (span - distance))) >>> 31;
      matches |= (isOutside ^ 1) << bit;
    }
    bits[word] = matches;
  }
  return bits;
}

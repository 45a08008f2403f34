import type { Range } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { bitsWhere, createBits, fullBits } from '@/engine/bitset/bits';
import type { BlockMemory } from '@/engine/blockMemory';
import { LACKING, numberAt } from '@/engine/columns/numberColumn';
import { numbersOf, PRICE } from '@/engine/index/block';
import type { Scope } from '@/engine/index/blockContext';
import { firstWhere } from '@/engine/refine/firstWhere';
import { matchBetween } from '@/engine/refine/matchBetween';
import type { Bounds } from './bounds';
import { boundsOf, isWithinBounds } from './bounds';
import { matchPrice } from './matchPrice';

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
  if (column === undefined) return createBits(docs);
  if (column instanceof Int32Array) return matchWhole(block.memory, column, bounds);
  return bitsWhere(docs, (doc) => isWithinBounds(column[doc]!, bounds));
}

/** The docs that have no value of a range facet. */
export function matchLacking({ block, docs }: Scope, facet: string): Bits {
  if (facet === PRICE) return createBits(docs);
  const bars = block.bars.get(facet);
  if (bars === undefined) return fullBits(docs);
  return bars.totals[0] === 0 ? createBits(docs) : bitsWhere(docs, (doc) => bars.picks[doc] === 0);
}

/** The least and the greatest number that a doc can have in a column of whole numbers. */
const LEAST = LACKING + 1;
const MOST = 2 ** 31 - 1;

function matchWhole(memory: BlockMemory, column: Int32Array, { isTooLow, isTooHigh }: Bounds): Bits {
  const from = firstWhere(LEAST, MOST + 1, (value) => !isTooLow(value));
  const to = firstWhere(LEAST, MOST + 1, isTooHigh) - 1;
  return to < from ? createBits(column.length) : matchBetween(memory, column, from, to);
}

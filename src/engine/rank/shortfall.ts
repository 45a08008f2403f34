import type { Range, Want } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { fullBits } from '@/engine/bitset/bits';
import { addAll, retainAll } from '@/engine/bitset/combineBits';
import { isWithin, nearBoundsOf, toleranceOf } from '@/engine/filter/bounds';
import { matchBounds, matchMissing, rangeValueOf } from '@/engine/filter/matchRange';
import { wantedLevelOf } from '@/engine/filter/matchWants';
import type { BlockContext } from '@/engine/index/blockContext';

/** How far a document is from meeting a query. The numbers are compared from left to right; the smaller one is nearer:
 *  - wants: 100 for a missing item; for too low a level, the percentage of missing levels (1 to 98, since levels end at
 *    99); the `any` group counts as its nearest want
 *  - ranges: for each missed range, the distance from the missed end in percent of `toleranceOf` this end, 1 to 100; 200
 *    for a missing value
 *  - `nice` wants met, negative
 *  - the current price in minor units */
export type Shortfall = readonly [wants: number, ranges: number, nice: number, price: number];

export const MISSING_ITEM = 100;
const MISSING_VALUE = 200;

/** Measures a document that `matchNearRanges` contains. */
export function measureShortfall(context: BlockContext, doc: number): Shortfall {
  let must = 0;
  let any = Number.POSITIVE_INFINITY;
  let nice = 0;
  for (const want of context.query.wants) {
    if (want.mode === 'never') continue;
    const missed = missedShare(want, wantedLevelOf(context.block, doc, want));
    if (want.mode === 'must') must += missed;
    else if (want.mode === 'any') any = Math.min(any, missed);
    else if (missed === 0) nice++;
  }
  const wants = must + (Number.isFinite(any) ? any : 0);
  return [wants, rangeShortfall(context, doc), -nice, context.liveBlock.price.current[doc]!];
}

/** Returns how much of a want an offer misses, in percent: 0 if it meets the want, 100 if it does not have the item.
 *  @param offered  the level of the item in the offer, 0 if the offer does not have the item */
export function missedShare({ level }: Pick<Want, 'level'>, offered: number): number {
  if (offered >= level) return 0;
  return offered === 0 ? MISSING_ITEM : Math.floor((100 * (level - offered)) / level);
}

/** Returns the distance of a document from the query's ranges. */
export function rangeShortfall(context: BlockContext, doc: number): number {
  const { ranges } = context.query;
  let distance = 0;
  for (const facet of Object.keys(ranges)) distance += rangeGap(ranges[facet]!, rangeValueOf(context, facet, doc));
  return distance;
}

/** Returns the documents that miss no range by more than the tolerance. A missing value is tolerated only if the query
 *  wants items, since an offer with those items is near even without the value. */
export function matchNearRanges(context: BlockContext): Bits {
  const { ranges, wants } = context.query;
  const toleratesMissing = wants.some(({ mode }) => mode === 'must' || mode === 'any');
  const near = fullBits(context.docCount);
  for (const [facet, range] of Object.entries(ranges)) {
    const matches = matchBounds(context, facet, nearBoundsOf(range));
    if (toleratesMissing) addAll(matches, matchMissing(context, facet));
    retainAll(near, matches);
  }
  return near;
}

/** Compares two shortfalls, the nearer one first. */
export function compareShortfalls(a: Shortfall, b: Shortfall): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}

function rangeGap(range: Range, value: number): number {
  if (isWithin(value, range)) return 0;
  if (Number.isNaN(value)) return MISSING_VALUE;
  const end = range.min !== null && value < range.min ? range.min : (range.max ?? 0);
  return Math.ceil((100 * Math.abs(value - end)) / toleranceOf(end));
}

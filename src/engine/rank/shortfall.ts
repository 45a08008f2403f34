import type { Range, Want } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { fullBits } from '@/engine/bitset/bits';
import { addAll, keepShared } from '@/engine/bitset/combineBits';
import { littleOf, nearBoundsOf } from '@/engine/filter/bounds';
import { matchBounds, matchLacking, rangeValueOf } from '@/engine/filter/matchRange';
import { wantedLevelOf } from '@/engine/filter/matchWants';
import type { Scope } from '@/engine/index/blockContext';
import { isWithin } from '@/engine/refine/isWithin';

/** How much a doc lacks, each number counting only where those before it are equal, less being nearer:
 *  - wants: an item that is not there counts 100, one whose level is too low the percentage of the levels missing (1 to
 *    98, for a query asks for level 99 at most); the `any` group counts as the nearest of its wants
 *  - ranges: the percentage of what is "a little", 1 to 100, for each range missed; 200 where the value is lacking
 *  - `nice` wants met, negative
 *  - the price now, in minor units */
export type Shortfall = readonly [wants: number, ranges: number, nice: number, price: number];

export const LACKING_ITEM = 100;
const LACKING_VALUE = 200;

/** Measures what a doc lacks; it must not be too far, see `nearAllRanges`. */
export function measureShortfall(scope: Scope, doc: number): Shortfall {
  let short = 0;
  let shortOfAny = Number.POSITIVE_INFINITY;
  let nice = 0;
  for (const want of scope.query.wants) {
    if (want.mode === 'never') continue;
    const missed = missedShare(want, wantedLevelOf(scope.block, doc, want));
    if (want.mode === 'must') short += missed;
    else if (want.mode === 'any') shortOfAny = Math.min(shortOfAny, missed);
    else if (missed === 0) nice++;
  }
  const any = Number.isFinite(shortOfAny) ? shortOfAny : 0;
  return [short + any, rangesMissed(scope, doc), -nice, scope.liveBlock.price.now[doc]!];
}

/** How much of a want is missed by an offer that has its item at a level, 0 for an offer that does not have it. */
export function missedShare({ level }: Pick<Want, 'level'>, held: number): number {
  if (held >= level) return 0;
  return held === 0 ? LACKING_ITEM : Math.floor((100 * (level - held)) / level);
}

/** How far a doc, which must not be too far, is beyond the query's ranges. */
export function rangesMissed(scope: Scope, doc: number): number {
  const { ranges } = scope.query;
  let beyond = 0;
  for (const facet of Object.keys(ranges)) beyond += rangeGap(ranges[facet]!, rangeValueOf(scope, facet, doc));
  return beyond;
}

/** The docs that miss none of the query's ranges by more than a little. One that lacks a value is too far, unless there
 *  is a wanted item that could make it near all the same. */
export function nearAllRanges(scope: Scope): Bits {
  const { ranges, wants } = scope.query;
  const mayLack = wants.some(({ mode }) => mode === 'must' || mode === 'any');
  const near = fullBits(scope.docs);
  for (const [facet, range] of Object.entries(ranges)) {
    const own = matchBounds(scope, facet, nearBoundsOf(range));
    if (mayLack) addAll(own, matchLacking(scope, facet));
    keepShared(near, own);
  }
  return near;
}

/** Compares what two docs lack. */
export function compareShortfalls(a: Shortfall, b: Shortfall): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}

/** How far a value is beyond a range, in percent of "a little". */
function rangeGap(range: Range, value: number): number {
  if (isWithin(value, range)) return 0;
  if (Number.isNaN(value)) return LACKING_VALUE;
  const end = range.min !== null && value < range.min ? range.min : (range.max ?? 0);
  return Math.ceil((100 * Math.abs(value - end)) / littleOf(end));
}

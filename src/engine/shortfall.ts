import type { Query, Range, Want } from '@/domain/query';
import { hasDoc } from './bits';
import type { LiveColumns } from './joinOverlay';
import { isWithin, rangeColumns } from './matchRange';
import { wantedLevelOf } from './matchWants';
import type { OfferIndex } from './offerIndex';
import type { Selection } from './selectDocs';

/** How much a doc lacks, each number counting only where those before it are equal, less being nearer:
 *  - wants: an item that is not there counts 100, one whose level is too low the percentage of the levels missing (1 to
 *    98, for a query asks for level 99 at most); the `any` group counts as the nearest of its wants
 *  - ranges: the percentage of what is "a little", 1 to 100, for each range missed; 200 where the value is lacking
 *  - `nice` wants met, negative
 *  - the price now, in minor units */
export type Shortfall = readonly [wants: number, ranges: number, nice: number, price: number];

const LACKING_ITEM = 100;
const LACKING_VALUE = 200;

/** Prepares measuring the docs of one query.
 *  @returns  the shortfall of a doc; null if it misses a range by more than a little, or lacks a value and there is no
 *            wanted item that could make it near all the same */
export function measureShortfall(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  { conditions }: Selection,
): (doc: number) => Shortfall | null {
  const columns = rangeColumns(index, live);
  const ranges = Object.entries(query.ranges).map(([id, range]) => ({ range, values: columns.get(id)?.values }));
  const wants = query.wants.map((want, i) => ({ want, met: conditions.wanted[i]! }));
  const asksItems = wants.some(({ want }) => want.mode === 'must' || want.mode === 'any');

  return (doc) => {
    let short = 0;
    let shortOfAny = Number.POSITIVE_INFINITY;
    let nice = 0;
    for (const { want, met } of wants) {
      const missed = hasDoc(met, doc) ? 0 : missedShare(want, wantedLevelOf(index, doc, want));
      if (want.mode === 'must') short += missed;
      else if (want.mode === 'any') shortOfAny = Math.min(shortOfAny, missed);
      else if (want.mode === 'nice' && missed === 0) nice++;
    }
    let beyond = 0;
    for (const { range, values } of ranges) {
      const gap = rangeGap(range, values?.[doc] ?? Number.NaN);
      if (gap > 100 && !(gap === LACKING_VALUE && asksItems)) return null;
      beyond += gap;
    }
    const any = Number.isFinite(shortOfAny) ? shortOfAny : 0;
    return [short + any, beyond, -nice, live.prices[doc]!];
  };
}

function missedShare({ level }: Want, held: number): number {
  return held === 0 ? LACKING_ITEM : Math.floor((100 * (level - held)) / level);
}

/** How far a value is beyond a range, in percent of "a little": a quarter of the end it misses, and 1 at least. */
function rangeGap(range: Range, value: number): number {
  if (isWithin(value, range)) return 0;
  if (Number.isNaN(value)) return LACKING_VALUE;
  const end = range.min !== null && value < range.min ? range.min : (range.max ?? 0);
  const little = Math.max(1, Math.abs(end) / 4);
  const distance = Math.abs(value - end);
  return distance > little ? Number.POSITIVE_INFINITY : Math.ceil((100 * distance) / little);
}

import type { Query } from '@/domain/query';
import type { Hit, Live, RangeGap } from '@/domain/searchPage';
import type { LiveColumns } from './joinOverlay';
import { JOINED_STATUSES } from './joinOverlay';
import { isWithin, rangeColumns } from './matchRange';
import { wantedLevelOf } from './matchWants';
import type { OfferIndex } from './offerIndex';
import { offerOf } from './offerIndex';

/** Makes what the screen shows of a doc: the offer as it is now, how it answers each want, and which ranges it misses
 *  (none, if it is a hit), in the order of their ids. */
export function makeHit(index: OfferIndex, query: Query, live: LiveColumns, doc: number): Hit {
  const now = liveOf(live, doc);
  return {
    offer: offerOf(index, doc),
    price: { amount: live.prices[doc]!, currency: index.about.currency },
    live: now,
    reservedUntil: now === 'reserved' ? (live.reservedUntil.get(doc) ?? null) : null,
    outcomes: query.wants.map((want) => {
      const level = wantedLevelOf(index, doc, want);
      return { want, level, met: level >= want.level !== (want.mode === 'never') };
    }),
    gaps: gapsOf(index, query, live, doc),
  };
}

/** Nobody vouches that an offer is still on sale while the overlay does not say when it knew. */
function liveOf(live: LiveColumns, doc: number): Live {
  const status = JOINED_STATUSES[live.statuses[doc]!]!;
  return status === 'onSale' && live.asOf === null ? 'unknown' : status;
}

function gapsOf(index: OfferIndex, query: Query, live: LiveColumns, doc: number): readonly RangeGap[] {
  const columns = rangeColumns(index, live);
  return Object.keys(query.ranges)
    .sort()
    .flatMap((facet) => {
      const value = columns.get(facet)?.values[doc] ?? Number.NaN;
      if (isWithin(value, query.ranges[facet]!)) return [];
      return [{ facet, value: Number.isNaN(value) ? null : value }];
    });
}

import type { Hit, Live, RangeGap } from '@/domain/searchPage';
import { offerOf } from './block';
import { isWithin } from './isWithin';
import { statusOf } from './joinOverlay';
import { rangeValueOf } from './matchRange';
import { wantedLevelOf } from './matchWants';
import type { Scope } from './scope';

/** Makes what the screen shows of a doc: the offer as it is now, how it answers each want, and which ranges it misses
 *  (none, if it is a hit), in the order of their ids. */
export function makeHit(scope: Scope, doc: number): Hit {
  const { block, liveBlock, query, text } = scope;
  const now = liveOf(scope, doc);
  return {
    offer: offerOf(block, doc, text.wordsOf(block, doc)),
    price: { amount: liveBlock.price.now[doc]!, currency: block.currency },
    live: now,
    reservedUntil: now === 'reserved' ? (liveBlock.reservedUntil.get(doc) ?? null) : null,
    outcomes: query.wants.map((want) => {
      const level = wantedLevelOf(block, doc, want);
      return { want, level, met: level >= want.level !== (want.mode === 'never') };
    }),
    gaps: gapsOf(scope, doc),
  };
}

/** Nobody vouches that an offer is still on sale while the overlay does not say when it knew. */
function liveOf({ live, liveBlock }: Scope, doc: number): Live {
  const status = statusOf(liveBlock, doc);
  return status === 'onSale' && live.asOf === null ? 'unknown' : status;
}

function gapsOf(scope: Scope, doc: number): readonly RangeGap[] {
  const { ranges } = scope.query;
  return Object.keys(ranges)
    .sort()
    .flatMap((facet) => {
      const value = rangeValueOf(scope, facet, doc);
      if (isWithin(value, ranges[facet]!)) return [];
      return [{ facet, value: Number.isNaN(value) ? null : value }];
    });
}

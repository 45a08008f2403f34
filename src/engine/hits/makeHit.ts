import type { Hit, Live } from '@/domain/searchResponse';
import type { Scope } from '@/engine/index/blockContext';
import { statusOf } from '@/engine/index/joinOverlay';
import type { OutcomesOf } from '@/engine/refinement';
import { keptOffer } from './offerCache';

/** Makes what the screen shows of a doc: the offer as it is now, and how it answers the query. */
export function makeHit(scope: Scope, doc: number, outcomesOf: OutcomesOf, lacksText?: boolean): Hit {
  const { block, liveBlock, text } = scope;
  const now = liveOf(scope, doc);
  return {
    offer: keptOffer(block, doc, text.wordsOf(block)),
    price: { amount: liveBlock.price.now[doc]!, currency: block.currency },
    live: now,
    reservedUntil: now === 'reserved' ? (liveBlock.reservedUntil.get(doc) ?? null) : null,
    ...outcomesOf(scope, doc, lacksText),
  };
}

/** Nobody vouches that an offer is still on sale while the overlay does not say when it knew. */
function liveOf({ live, liveBlock }: Scope, doc: number): Live {
  const status = statusOf(liveBlock, doc);
  return status === 'onSale' && live.asOf === null ? 'unknown' : status;
}

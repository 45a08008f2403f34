import type { Hit, Live } from '@/domain/searchResponse';

import { statusOf } from './joinOverlay';
import { keptOffer } from './keptOffer';
import type { OutcomesOf } from './refinement';
import type { Scope } from './scope';

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

import type { Hit } from '@/domain/searchResponse';
import type { BlockContext } from '@/engine/index/blockContext';
import { liveStatusOf } from '@/engine/index/blockContext';
import { matchQuery } from './matchQuery';
import { cachedOffer } from './offerCache';

/** Creates the hit of a document: the current offer and how it matches the query. */
export function makeHit(context: BlockContext, doc: number): Hit {
  const { block, liveBlock, text } = context;
  const live = liveStatusOf(context, doc);
  return {
    offer: cachedOffer(block, doc, text.textsOf(block)),
    price: { amount: liveBlock.price.current[doc]!, currency: block.currency },
    live,
    reservedUntil: live === 'reserved' ? (liveBlock.reservedUntil.get(doc) ?? null) : null,
    ...matchQuery(context, doc),
  };
}

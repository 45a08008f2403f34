import type { Offer } from '@/domain/offer';
import type { Block } from '@/engine/index/block';
import type { CodeTable } from '@/engine/index/codeTable';
import type { TextsOfRank } from '@/engine/index/textIndex';
import { offerOf } from './offerOf';

type CachedOffers = { readonly textsOfRank: TextsOfRank; readonly offers: Map<number, Offer> };

/** Keyed by the codes of a block, which stay the same object when a growing index copies the block. */
const cache = new WeakMap<CodeTable, CachedOffers>();

/** Maximum number of cached offers per block, enough for a few pages. */
const MAX_CACHED = 256;

/** Returns `offerOf` from a cache, since the same offers are shown again and again while a buyer types. An overlay
 *  does not affect them, so only their texts can change. */
export function cachedOffer(block: Block, doc: number, textsOfRank: TextsOfRank): Offer {
  const { codes, rankOfDoc } = block;
  let cached = cache.get(codes);
  if (cached?.textsOfRank !== textsOfRank) {
    cached = { textsOfRank, offers: new Map() };
    cache.set(codes, cached);
  }
  const { offers } = cached;
  const known = offers.get(doc);
  if (known !== undefined) return known;
  if (offers.size >= MAX_CACHED) offers.clear();
  const offer = offerOf(block, doc, textsOfRank(rankOfDoc[doc]!));
  offers.set(doc, offer);
  return offer;
}

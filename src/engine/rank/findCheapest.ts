import type { OfferCode } from '@/domain/offer';
import type { Want } from '@/domain/query';
import type { ShopBest } from '@/domain/searchResponse';
import { hasDoc } from '@/engine/bitset/bits';
import { unite } from '@/engine/bitset/combineBits';
import { countMetWants } from '@/engine/filter/matchWants';
import type { Selection } from '@/engine/filter/selectDocs';
import { codeOf, SHOP } from '@/engine/index/block';
import type { BlockContext } from '@/engine/index/blockContext';
import { liveStatusOf } from '@/engine/index/blockContext';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import { compareNewest } from './compareNewest';

/** Returns, for every shop, its cheapest hit that is on sale or reserved and meets a want; the cheapest shop first.
 *  @param selections  parallel to `contexts` */
export function findCheapest(
  index: OfferIndex,
  contexts: readonly BlockContext[],
  selections: readonly Selection[],
): readonly ShopBest[] {
  const priceOf = ({ block, doc }: DocRef) => contexts[block]!.liveBlock.price.current[doc]!;
  const compare = (a: DocRef, b: DocRef) => priceOf(a) - priceOf(b) || compareNewest(index, a, b);
  const best = new Map<string, DocRef>();
  for (const [block, context] of contexts.entries()) {
    for (const doc of findInBlock(context, selections[block]!)) {
      const ref = { block, doc };
      const shop = shopOf(context, doc);
      const other = best.get(shop);
      if (other === undefined || compare(ref, other) < 0) best.set(shop, ref);
    }
  }
  return [...best]
    .sort(([, a], [, b]) => compare(a, b))
    .map(([shop, ref]) => {
      const context = contexts[ref.block]!;
      const { block, query } = context;
      return {
        shop,
        code: codeOf(block, ref.doc) as OfferCode,
        price: { amount: priceOf(ref), currency: block.currency },
        live: liveStatusOf(context, ref.doc),
        met: countMetWants(block, ref.doc, query.wants),
      };
    });
}

/** @returns  at most one document per shop, in no order */
function findInBlock({ block, liveBlock, query, docCount }: BlockContext, selection: Selection): readonly number[] {
  const shops = block.choices.get(SHOP);
  const { bits: hits, size } = selection.hits;
  if (shops === undefined || size === 0 || !query.wants.some(isPositive)) return [];
  const { onSale, reserved } = liveBlock.statusDocs;
  const { changed, changedBits, current } = liveBlock.price;
  // Hits meet every `must` want and at least one `any` want, if the query has such wants.
  const needsNice = query.wants.every(({ mode }) => mode === 'nice' || mode === 'never');
  const meeting = needsNice
    ? unite(
        docCount,
        selection.conditions.docsOfWants.filter((_, i) => isPositive(query.wants[i]!)),
      )
    : hits;
  const { valueIds } = shops;
  const best = new Int32Array(shops.names.length + 1).fill(-1);
  // Documents are ordered by published price, so the first of a shop is its cheapest.
  for (let i = 0, missing = shops.names.length; i < hits.length && missing > 0; i++) {
    const hit = hits[i]!;
    if (hit === 0) continue;
    let word = hit & meeting[i]! & (onSale.bits[i]! | reserved.bits[i]!);
    if (changed.length > 0) word &= ~changedBits[i]!;
    for (; word !== 0; word &= word - 1) {
      const doc = i * 32 + 31 - Math.clz32(word & -word);
      if (best[valueIds[doc]!]! >= 0) continue;
      best[valueIds[doc]!] = doc;
      missing--;
    }
  }
  for (const doc of changed) {
    const isBuyable = hasDoc(onSale.bits, doc) || hasDoc(reserved.bits, doc);
    if (!isBuyable || !hasDoc(hits, doc) || !hasDoc(meeting, doc)) continue;
    const other = best[valueIds[doc]!]!;
    if (other < 0 || (current[doc]! - current[other]! || block.rankOfDoc[doc]! - block.rankOfDoc[other]!) < 0) {
      best[valueIds[doc]!] = doc;
    }
  }
  return Array.from(best.filter((doc) => doc >= 0));
}

function isPositive({ mode }: Want): boolean {
  return mode !== 'never';
}

function shopOf({ block }: BlockContext, doc: number): string {
  const { names, valueIds } = block.choices.get(SHOP)!;
  return names[valueIds[doc]! - 1]!;
}

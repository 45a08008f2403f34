import type { OfferCode } from '@/domain/offer';
import type { Want } from '@/domain/query';
import type { Live, ShopBest } from '@/domain/searchResponse';
import { hasDoc } from '@/engine/bitset/bits';
import { unite } from '@/engine/bitset/combineBits';
import { wantedLevelOf } from '@/engine/filter/matchWants';
import type { Selection } from '@/engine/filter/selectDocs';
import { codeOf, SHOP } from '@/engine/index/block';
import type { Scope } from '@/engine/index/blockContext';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import { compareNewest } from './compareNewest';

/** The cheapest hit of every shop of a block that can be bought now or is reserved at worst, and that meets a want.
 *  @returns  one doc for each shop that has any, in no order */
export function findCheapest(scope: Scope, { hits, total, conditions }: Selection): readonly number[] {
  const { block, liveBlock, query, docs } = scope;
  const shops = block.choices.get(SHOP);
  if (shops === undefined || total === 0 || !query.wants.some(isWish)) return [];
  const { onSale, reserved } = liveBlock.statusDocs;
  const { moved, movedBits, now } = liveBlock.price;
  // Hits meet every must want and one of the any wants, if there are some.
  const needsNice = query.wants.every(({ mode }) => mode === 'nice' || mode === 'never');
  const meeting = needsNice
    ? unite(
        docs,
        conditions.wanted.filter((_, i) => isWish(query.wants[i]!)),
      )
    : hits;
  const { picks } = shops;
  const best = new Int32Array(shops.names.length + 1).fill(-1);
  // Docs lie in the order of their published prices, so the first of a shop is its cheapest.
  for (let i = 0, left = shops.names.length; i < hits.length && left > 0; i++) {
    const hit = hits[i]!;
    if (hit === 0) continue;
    let word = hit & meeting[i]! & (onSale.bits[i]! | reserved.bits[i]!);
    if (moved.length > 0) word &= ~movedBits[i]!;
    for (; word !== 0; word &= word - 1) {
      const doc = i * 32 + 31 - Math.clz32(word & -word);
      if (best[picks[doc]!]! >= 0) continue;
      best[picks[doc]!] = doc;
      left--;
    }
  }
  for (const doc of moved) {
    const isBuyable = hasDoc(onSale.bits, doc) || hasDoc(reserved.bits, doc);
    if (!isBuyable || !hasDoc(hits, doc) || !hasDoc(meeting, doc)) continue;
    const other = best[picks[doc]!]!;
    if (other < 0 || (now[doc]! - now[other]! || block.rankOfDoc[doc]! - block.rankOfDoc[other]!) < 0) {
      best[picks[doc]!] = doc;
    }
  }
  return Array.from(best.filter((doc) => doc >= 0));
}

/** What the shops of all blocks ask at least, the cheapest first.
 *  @param found  of each block, what `findCheapest` found */
export function cheapestOf(
  index: OfferIndex,
  scopes: readonly Scope[],
  found: readonly (readonly number[])[],
): readonly ShopBest[] {
  const priceNow = ({ block, doc }: DocRef) => scopes[block]!.liveBlock.price.now[doc]!;
  const compare = (a: DocRef, b: DocRef) => priceNow(a) - priceNow(b) || compareNewest(index, a, b);
  const best = new Map<string, DocRef>();
  for (const [block, docs] of found.entries()) {
    for (const doc of docs) {
      const ref = { block, doc };
      const shop = shopOf(scopes[block]!, doc);
      const other = best.get(shop);
      if (other === undefined || compare(ref, other) < 0) best.set(shop, ref);
    }
  }
  return [...best]
    .sort(([, a], [, b]) => compare(a, b))
    .map(([shop, { block, doc }]) => {
      const scope = scopes[block]!;
      return {
        shop,
        code: codeOf(scope.block, doc) as OfferCode,
        price: { amount: priceNow({ block, doc }), currency: scope.block.currency },
        live: buyableLive(scope, doc),
        met: scope.query.wants.filter((want) => isWish(want) && wantedLevelOf(scope.block, doc, want) >= want.level)
          .length,
      };
    });
}

/** What is wanted of an offer; `never` is not. */
function isWish({ mode }: Want): boolean {
  return mode !== 'never';
}

function shopOf({ block }: Scope, doc: number): string {
  const { names, picks } = block.choices.get(SHOP)!;
  return names[picks[doc]! - 1]!;
}

/** Nobody vouches that an offer is still on sale while the overlay does not say when it knew. */
function buyableLive({ live, liveBlock }: Scope, doc: number): Live {
  if (hasDoc(liveBlock.statusDocs.reserved.bits, doc)) return 'reserved';
  return live.asOf === null ? 'unknown' : 'onSale';
}

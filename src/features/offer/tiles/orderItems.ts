import type { OfferItem } from '@/domain/offer';
import { type GameItems, rarityTier } from '@/features/search-state/gameItems';

/** Returns the items of an offer, rarest first, then highest level; ties keep the order of the sheet. */
export function orderItems(items: readonly OfferItem[], gameItems: GameItems): readonly OfferItem[] {
  const tiers = new Map(items.map(({ item }) => [item, rarityTier(gameItems, item)]));
  const tier = (one: OfferItem) => tiers.get(one.item) ?? 0;
  return [...items].sort((a, b) => tier(a) - tier(b) || b.level - a.level);
}

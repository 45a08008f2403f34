import type { OfferItem } from '@/domain/offer';
import { orderItems } from '@/features/offer/tiles/orderItems';
import { type GameItems, itemKind } from '@/features/search-state/gameItems';
import type { ItemKind } from '@/games/types';

/** The items of one kind, rarest first; `kind` is null for items that are not in the roster. */
export type ItemGroup = { readonly kind: ItemKind | null; readonly items: readonly OfferItem[] };

/** Groups the items of an offer by kind, in the game's order of kinds; unknown items come last. */
export function itemsByKind(items: readonly OfferItem[], gameItems: GameItems): readonly ItemGroup[] {
  const ordered = orderItems(items, gameItems);
  return [...gameItems.spec.kinds, null]
    .map((kind) => ({ kind, items: ordered.filter(({ item }) => itemKind(gameItems, item)?.id === kind?.id) }))
    .filter((group) => group.items.length > 0);
}

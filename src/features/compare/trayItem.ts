import type { ItemId } from '@/domain/offer';
import type { Want } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { orderItems } from '@/features/offer/tiles/orderItems';
import type { GameItems } from '@/features/search-state/gameItems';

/** The item that stands for an offer in the tray: one that no other offer there has, for on a phone it is all that tells
 *  them apart; of these the first that is wanted and at the level asked for, else one that is wanted at all, else the
 *  rarest. Null for an offer without items.
 *  @param others  the other offers of the tray */
export function pickTrayItem(
  { offer }: Hit,
  others: readonly Hit[],
  wants: readonly Want[],
  lexicon: GameItems,
): ItemId | null {
  const shared = new Set(others.flatMap((other) => other.offer.items.map(({ item }) => item)));
  const own = offer.items.filter(({ item }) => !shared.has(item));
  const items = own.length > 0 ? own : offer.items;
  const levels = new Map(items.map(({ item, level }) => [item, level]));
  const there = wants.filter(({ item, mode }) => mode !== 'never' && levels.has(item));
  const met = there.find(({ item, level }) => (levels.get(item) ?? 0) >= level);
  return (met ?? there[0] ?? orderItems(items, lexicon)[0])?.item ?? null;
}

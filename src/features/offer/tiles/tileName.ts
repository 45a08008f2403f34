import type { Locale } from '@/domain/localized';
import { type GameItems, itemLook, itemName, itemNickname } from '@/features/search-state/gameItems';
import type { Messages } from '@/locales/messages';
import type { TileLook } from '@/ui/theme/tileLook';
import type { OfferTile } from './listTiles';

/** Returns the name of a tile's item; the buyer's name if that could be any of several missing items. */
export function tileName({ item, name }: OfferTile, gameItems: GameItems, locale: Locale): string {
  return name ?? itemName(gameItems, item, locale);
}

/** Returns the short name of a tile's item; the buyer's name if that could be any of several missing items. */
export function tileNickname({ item, name }: OfferTile, gameItems: GameItems, locale: Locale): string {
  return name ?? itemNickname(gameItems, item, locale);
}

/** Returns the drawing of a tile. With the buyer's name, its letters are those of that name and not of the first item it fits. */
export function tileLook({ item, name }: OfferTile, gameItems: GameItems, locale: Locale): TileLook {
  const look = itemLook(gameItems, item, locale);
  if (name === undefined) return look;
  const [first = '', second = ''] = name;
  return { ...look, text: first + second, shortText: first };
}

/** Returns the accessible name of a tile: name, rarity and caption. Items of an ambiguous name may differ in rarity. */
export function tileLabel(tile: OfferTile, gameItems: GameItems, locale: Locale, messages: Messages['shop']): string {
  const rarity = tile.name === undefined ? (gameItems.roster.byId.get(tile.item)?.rarity ?? '') : '';
  return messages.tileLabel(tileName(tile, gameItems, locale), rarity, tile.caption);
}

import type { Locale } from '@/domain/localized';
import type { Hit } from '@/domain/searchResponse';
import { emsOf, fitNames, type TileName, tileWidth } from '@/features/offer/tiles/fitNames';
import type { OfferTile, OfferTileList } from '@/features/offer/tiles/listTiles';
import { type GameItems, itemLook, itemNickname } from '@/features/search-state/gameItems';
import { formatMoney } from '@/ui/format/format';

/** More wanted items than this are folded, except for the last one. */
const MAX_TILES = 4;
const SHOWN_IF_FOLDED = 3;
const GAP_PX = 14;
const DIGIT_PX = 16;
const SMALL_DIGIT_PX = 14;
const BADGE_PX = { padding: 18, em: 12 };
/** Length of `¥9,999`. */
const MAX_LARGE_PRICE = 6;

/** What the head of a card shows, so that nothing in it is cut. */
export type HeadLayout = {
  readonly shown: readonly OfferTile[];
  /** Names of the shown tiles. */
  readonly names: readonly TileName[];
  readonly hiddenCount: number;
  readonly isPriceSmall: boolean;
  /** Whether the badge of the lowest price does not fit beside the price: it is then in the line of the shop. */
  readonly isBadgeBelow: boolean;
};

/** Lays out the head of a card from estimated widths of texts, because measuring all cards would slow down each result.
 *  @param width  of the head without its padding, in px
 *  @param badge  text of the badge of the lowest price */
export function layOutHead(
  { price: money }: Hit,
  { tiles }: OfferTileList,
  gameItems: GameItems,
  locale: Locale,
  width: number,
  badge: string,
): HeadLayout {
  const price = formatMoney(money, locale);
  const shown = tiles.length > MAX_TILES ? tiles.slice(0, SHOWN_IF_FOLDED) : tiles;
  const isPriceSmall = shown.length >= MAX_TILES || price.length > MAX_LARGE_PRICE;
  const pricePx = price.length * (isPriceSmall ? SMALL_DIGIT_PX : DIGIT_PX);
  const budget = width - shown.length * GAP_PX - pricePx;
  const names = fitNames(
    shown.map(({ item, name }) => ({
      nickname: name ?? itemNickname(gameItems, item, locale),
      short: itemLook(gameItems, item).text,
    })),
    budget,
  );
  const tilesPx = names.reduce((sum, { text }) => sum + tileWidth(text), 0);
  return {
    shown,
    names,
    hiddenCount: tiles.length - shown.length,
    isPriceSmall,
    isBadgeBelow: shown.length >= SHOWN_IF_FOLDED || tilesPx + BADGE_PX.padding + emsOf(badge) * BADGE_PX.em > budget,
  };
}

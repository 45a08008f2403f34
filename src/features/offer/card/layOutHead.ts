import type { Locale } from '@/domain/localized';
import type { Hit } from '@/domain/searchResponse';
import { emsOf, type FittedName, fitNames, tileWidth } from '@/features/offer/tiles/fitNames';
import type { OfferTile, OfferTileList } from '@/features/offer/tiles/listTiles';
import { tileLook, tileNickname } from '@/features/offer/tiles/tileName';
import type { GameItems } from '@/features/search-state/gameItems';
import { formatMoney } from '@/ui/format/formatMoney';

/** More wanted items than this are folded, except for the last one. */
const MAX_TILES = 4;
const SHOWN_IF_FOLDED = 3;
const GAP_PX = 14;
/** Between the tiles of four or more wanted items. */
const SMALL_GAP_PX = 9;
/** `+2` after the tiles, and the gap before it. */
const HIDDEN_COUNT_PX = 18 + SMALL_GAP_PX;
/** The narrowest name of another item, and the gap before it. */
const PLATE_PX = 40 + GAP_PX;
const DIGIT_PX = { large: 16, small: 14 };
const SIGN_EM_PX = 16;
/** Padding, gap before the price and font size of the lowest price; see `LowestPriceBadge.module.css` and `CardHead.module.css`. */
const BADGE_PX = { padding: 10, gap: 8, em: 12 };
/** Length of `¥9,999`. */
const MAX_LARGE_PRICE = 6;

/** The parts of a card's head that fit into its width. */
export type HeadLayout = {
  readonly shown: readonly OfferTile[];
  /** Names of the shown tiles. */
  readonly names: readonly FittedName[];
  readonly hiddenCount: number;
  /** Whether the tiles are closer to each other. */
  readonly isTight: boolean;
  /** Whether there is space for names of other items between the tiles and the price. */
  readonly hasPlates: boolean;
  readonly isPriceSmall: boolean;
  /** True if the badge of the lowest price does not fit beside the price: it is then in the line of the shop. */
  readonly isBadgeBelow: boolean;
};

/** Lays out the head of a card from estimated widths of texts, because measuring all cards would slow down each result: as many tiles as
 *  fit with their shortest texts, beside a small price if need be, then the nicknames for which there is space.
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
  const texts = tiles.map((tile) => ({
    nickname: tileNickname(tile, gameItems, locale),
    short: tileLook(tile, gameItems, locale).text,
  }));
  const most = tiles.length > MAX_TILES ? SHOWN_IF_FOLDED : tiles.length;
  const isTight = tiles.length >= MAX_TILES;
  const widthLeft = (count: number, isPriceSmall: boolean) => {
    const gaps = (count - 1) * (isTight ? SMALL_GAP_PX : GAP_PX) + GAP_PX;
    return width - gaps - (count < tiles.length ? HIDDEN_COUNT_PX : 0) - priceWidth(price, isPriceSmall);
  };
  const fits = (count: number, isPriceSmall: boolean) =>
    widthOf(fitNames(texts.slice(0, count), 0)) <= widthLeft(count, isPriceSmall);
  const needsSmall = (count: number) => count >= MAX_TILES || price.length > MAX_LARGE_PRICE || !fits(count, false);
  let count = most;
  while (count > 1 && !fits(count, needsSmall(count))) count--;

  const isPriceSmall = needsSmall(count);
  const budget = widthLeft(count, isPriceSmall);
  const names = fitNames(texts.slice(0, count), budget);
  const space = budget - widthOf(names);
  return {
    shown: tiles.slice(0, count),
    names,
    hiddenCount: tiles.length - count,
    isTight,
    hasPlates: count < MAX_TILES && space >= PLATE_PX,
    isPriceSmall,
    isBadgeBelow: count >= SHOWN_IF_FOLDED || BADGE_PX.padding + BADGE_PX.gap + emsOf(badge) * BADGE_PX.em > space,
  };
}

function widthOf(names: readonly FittedName[]): number {
  return names.reduce((sum, { text }) => sum + tileWidth(text), 0);
}

/** Estimates the width of a price, whose sign is smaller than its digits. */
function priceWidth(price: string, isSmall: boolean): number {
  const digits = price.replace(/[^\d.,]/g, '');
  const sign = price.replace(/[\d.,]/g, '');
  return digits.length * DIGIT_PX[isSmall ? 'small' : 'large'] + Math.ceil(emsOf(sign) * SIGN_EM_PX);
}

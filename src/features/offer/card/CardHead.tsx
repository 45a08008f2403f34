import type { OfferItem } from '@/domain/offer';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import { isLowest } from '@/features/offer/price/isLowest';
import { LowestPriceBadge } from '@/features/offer/price/LowestPriceBadge';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { fitNames } from '@/features/offer/tiles/fitNames';
import type { OfferTile, OfferTileList } from '@/features/offer/tiles/listTiles';
import { type GameItems, itemLook, itemName, itemNickname } from '@/features/search-state/gameItems';
import { Tile } from '@/ui/components/display/Tile';
import { formatMoney } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './CardHead.module.css';

/** More wanted items than this are folded, except for the last one. */
const MAX_TILES = 4;
const SHOWN_IF_FOLDED = 3;
/** Names of other items; those that do not fit are hidden. */
const MAX_PLATES = 4;
/** Width of a card on a phone of 360 px, without its padding. */
const HEAD_PX = 306;
const GAP_PX = 14;
/** Average width of a character of the price. */
const DIGIT_PX = 15;

export type CardHeadProps = {
  readonly hit: Hit;
  readonly page: SearchResponse;
  readonly gameItems: GameItems;
  readonly tileList: OfferTileList;
  /** The items without a tile, rarest first. */
  readonly others: readonly OfferItem[];
  readonly isClosest: boolean;
};

/** The upper part of a card, which decides at a glance: the wanted items as tiles, names of others, and the price. */
export function CardHead({ hit, page, gameItems, tileList, others, isClosest }: CardHeadProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { tiles, isWanted } = tileList;
  const shown = tiles.length > MAX_TILES ? tiles.slice(0, SHOWN_IF_FOLDED) : tiles;
  const hiddenCount = tiles.length - shown.length;
  const price = formatMoney(hit.price, locale);
  const nickname = ({ item, name }: OfferTile) => name ?? itemNickname(gameItems, item, locale);
  const names = fitNames(
    shown.map((tile) => ({ nickname: nickname(tile), short: itemLook(gameItems, tile.item).text })),
    HEAD_PX - (shown.length + 1) * GAP_PX - price.length * DIGIT_PX,
  );
  const light = isClosest || !isWanted ? styles.dim : styles.lit;
  return (
    <div className={`${styles.head} ${hit.live === 'sold' ? styles.off : light}`} data-tiles={shown.length}>
      <ul className={styles.tiles} aria-label={isWanted ? shop.wantedItems : shop.rarestItems}>
        {shown.map(({ item, state, badge, name: ambiguousName }, index) => {
          const name = ambiguousName ?? itemName(gameItems, item, locale);
          const rarity = ambiguousName === undefined ? (gameItems.roster.byId.get(item)?.rarity ?? '') : '';
          return (
            <li key={item}>
              <Tile
                look={itemLook(gameItems, item)}
                size="card"
                name={names[index]}
                state={state}
                {...(badge !== '' && { badge })}
                label={shop.tileLabel(name, rarity, badge)}
              />
            </li>
          );
        })}
        {hiddenCount > 0 && (
          <li className={styles.hiddenCount} title={shop.moreWants(hiddenCount)}>
            +{hiddenCount}
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <ul className={styles.plates} aria-label={shop.otherItems}>
          {others.slice(0, MAX_PLATES).map(({ item }) => (
            <li key={item}>{itemNickname(gameItems, item, locale)}</li>
          ))}
        </ul>
      )}
      <p className={styles.price}>
        {isLowest(hit, page) && !isBadgeBelow(shown.length, price) && <LowestPriceBadge />}
        <PriceNow hit={hit} size={isPriceSmall(shown.length, price) ? 'compact' : 'card'} />
      </p>
    </div>
  );
}

/** Length of `¥9,999`. */
const MAX_LARGE_PRICE = 6;

function isPriceSmall(tiles: number, price: string): boolean {
  return tiles >= MAX_TILES || price.length > MAX_LARGE_PRICE;
}

/** Returns whether the badge of the lowest price does not fit beside the price: it is then in the line of the shop.
 *  @param price  formatted */
export function isBadgeBelow(tiles: number, price: string): boolean {
  return tiles >= SHOWN_IF_FOLDED || price.length > MAX_LARGE_PRICE;
}

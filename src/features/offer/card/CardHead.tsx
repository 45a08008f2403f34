import type { OfferItem } from '@/domain/offer';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import { isLowest } from '@/features/offer/price/isLowest';
import { LowestPriceBadge } from '@/features/offer/price/LowestPriceBadge';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { tileLabel, tileLook } from '@/features/offer/tiles/tileName';
import { type GameItems, itemNickname } from '@/features/search-state/gameItems';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './CardHead.module.css';
import type { HeadLayout } from './layOutHead';

/** Names of other items; those that do not fit are hidden. */
const MAX_PLATES = 4;

export type CardHeadProps = {
  readonly hit: Hit;
  readonly page: SearchResponse;
  readonly gameItems: GameItems;
  /** Whether the tiles are wanted items, not the rarest ones. */
  readonly isWanted: boolean;
  readonly layout: HeadLayout;
  /** The items without a tile, rarest first. */
  readonly others: readonly OfferItem[];
  readonly isClosest: boolean;
};

/** The upper part of a card, which decides at a glance: the wanted items as tiles, names of others, and the price. */
export function CardHead({ hit, page, gameItems, isWanted, layout, others, isClosest }: CardHeadProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { shown, names, hiddenCount, isTight, hasPlates, isPriceSmall, isBadgeBelow } = layout;
  const light = isClosest || !isWanted ? styles.dim : styles.lit;
  return (
    <div className={`${styles.head} ${hit.live === 'sold' ? styles.off : light}`} data-tight={isTight}>
      <ul className={styles.tiles} aria-label={isWanted ? shop.wantedItems : shop.rarestItems}>
        {shown.map((tile, index) => (
          <li key={tile.item}>
            <Tile
              look={tileLook(tile, gameItems, locale)}
              size="card"
              name={names[index]}
              state={tile.state}
              {...(tile.caption !== '' && { caption: tile.badge ?? tile.caption })}
              label={tileLabel(tile, gameItems, locale, shop)}
            />
          </li>
        ))}
        {isWanted && hiddenCount > 0 && (
          <li className={styles.hiddenCount} title={shop.moreWants(hiddenCount)}>
            +{hiddenCount}
          </li>
        )}
      </ul>
      {hasPlates && others.length > 0 && (
        <ul className={styles.plates} aria-label={shop.otherItems}>
          {others.slice(0, MAX_PLATES).map(({ item }) => (
            <li key={item}>{itemNickname(gameItems, item, locale)}</li>
          ))}
        </ul>
      )}
      <p className={styles.price}>
        {isLowest(hit, page) && !isBadgeBelow && <LowestPriceBadge />}
        <PriceNow hit={hit} size={isPriceSmall ? 'compact' : 'card'} />
      </p>
    </div>
  );
}

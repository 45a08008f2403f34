import type { OfferItem } from '@/domain/offer';
import { type GameItems, itemLook, itemName } from '@/features/search-state/gameItems';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './OtherTiles.module.css';

const MAX_TILES = 5;

export type OtherTilesProps = {
  /** Rarest first. */
  readonly items: readonly OfferItem[];
  readonly gameItems: GameItems;
  readonly isGrey: boolean;
};

/** The other items of an offer as up to five small tiles, followed by the number of further items. */
export function OtherTiles({ items, gameItems, isGrey }: OtherTilesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <div className={styles.tiles}>
      {items.slice(0, MAX_TILES).map(({ item }) => (
        <Tile
          key={item}
          look={itemLook(gameItems, item)}
          size="other"
          state={isGrey ? 'zero' : 'plain'}
          label={itemName(gameItems, item, locale)}
        />
      ))}
      {items.length > MAX_TILES && <span className={styles.more}>{shop.moreItems(items.length - MAX_TILES)}</span>}
    </div>
  );
}

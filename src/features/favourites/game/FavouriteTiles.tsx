import type { OfferItem } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { levelText } from '@/features/labels/wantText';
import { type GameItems, itemKind, itemLook, itemName } from '@/features/search-state/gameItems';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './GameFavourites.module.css';

export type FavouriteTilesProps = {
  readonly items: readonly OfferItem[];
  readonly gameItems: GameItems;
  readonly isSold: boolean;
};

const MAX_TILES = 3;

/** Shows the wanted or else the rarest items of a favourite with their levels. */
export function FavouriteTiles({ items, gameItems, isSold }: FavouriteTilesProps) {
  const messages = useFavouriteMessages();
  const locale = useLocale();
  return (
    <ul className={styles.items} aria-label={messages.mainItems}>
      {items.slice(0, MAX_TILES).map(({ item, level }) => {
        const caption = levelText(itemKind(gameItems, item), level, locale);
        const name = itemName(gameItems, item, locale);
        return (
          <li key={item}>
            <Tile
              look={itemLook(gameItems, item, locale)}
              size="want"
              state={isSold ? 'unavailable' : 'plain'}
              {...(caption === '' ? {} : { caption })}
              label={caption === '' ? name : `${name} ${caption}`}
            />
          </li>
        );
      })}
    </ul>
  );
}

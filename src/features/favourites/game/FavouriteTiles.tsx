import type { OfferItem } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { levelText } from '@/features/labels/wantText';
import { type GameItems, itemKind, itemLook, itemName } from '@/features/search-state/gameItems';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './GameFavourites.module.css';

export type FavouriteTilesProps = {
  readonly items: readonly OfferItem[];
  readonly lexicon: GameItems;
  readonly grey: boolean;
};

const SHOWN = 3;

/** The rarest items of a favourite, each with its level. */
export function FavouriteTiles({ items, lexicon, grey }: FavouriteTilesProps) {
  const words = useFavouriteMessages();
  const locale = useLocale();
  return (
    <ul className={styles.shelf} aria-label={words.rarest}>
      {items.slice(0, SHOWN).map(({ item, level }) => {
        const badge = levelText(itemKind(lexicon, item), level, locale);
        const name = itemName(lexicon, item, locale);
        return (
          <li key={item}>
            <Tile
              look={itemLook(lexicon, item)}
              size="want"
              state={grey ? 'zero' : 'plain'}
              {...(badge === '' ? {} : { badge })}
              label={badge === '' ? name : `${name} ${badge}`}
            />
          </li>
        );
      })}
    </ul>
  );
}

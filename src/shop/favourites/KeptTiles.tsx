import type { OfferItem } from '@/domain/offer';
import { itemKind, itemLook, itemName, type Lexicon } from '@/shop/lexicon';
import { levelText } from '@/shop/wants/wantText';
import { Tile } from '@/ui/Tile';
import { useLocale } from '@/ui/useLocale';
import styles from './GameFavourites.module.css';
import { useFavouriteMessages } from './messages/useFavouriteMessages';

export type KeptTilesProps = {
  readonly items: readonly OfferItem[];
  readonly lexicon: Lexicon;
  readonly grey: boolean;
};

const SHOWN = 3;

/** The rarest items of a favourite, each with its level. */
export function KeptTiles({ items, lexicon, grey }: KeptTilesProps) {
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
              place="want"
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

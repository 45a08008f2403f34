import type { OfferItem } from '@/domain/offer';
import { type GameItems, itemLook, itemName } from '@/features/search-state/gameItems';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './RestTiles.module.css';

const SHOWN = 5;

export type RestTilesProps = {
  /** What is not on the shelf, rarest first. */
  readonly items: readonly OfferItem[];
  readonly lexicon: GameItems;
  readonly grey: boolean;
};

/** The rest of an offer, unlit and small: five tiles and how many more there are. */
export function RestTiles({ items, lexicon, grey }: RestTilesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <div className={styles.rest}>
      {items.slice(0, SHOWN).map(({ item }) => (
        <Tile
          key={item}
          look={itemLook(lexicon, item)}
          size="rest"
          state={grey ? 'zero' : 'plain'}
          label={itemName(lexicon, item, locale)}
        />
      ))}
      {items.length > SHOWN && <span className={styles.more}>{shop.restMore(items.length - SHOWN)}</span>}
    </div>
  );
}

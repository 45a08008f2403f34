import type { Offer } from '@/domain/offer';
import { levelText } from '@/features/labels/wantText';
import { itemsByKind } from '@/features/offer/facts/itemsByKind';
import type { OfferTile } from '@/features/offer/tiles/listTiles';
import { type GameItems, itemLook, itemName } from '@/features/search-state/gameItems';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './DetailItems.module.css';
import { useDetailMessages } from './messages/useDetailMessages';

export type DetailItemsProps = {
  readonly offer: Offer;
  /** The wanted items shown above, which are not repeated. */
  readonly shownTiles: readonly OfferTile[];
  readonly gameItems: GameItems;
};

/** Lists the remaining items of an offer by kind and rarity, with full name and level. */
export function DetailItems({ offer, shownTiles, gameItems }: DetailItemsProps) {
  const { shop } = useMessages();
  const messages = useDetailMessages();
  const locale = useLocale();
  const shownItems = new Set(shownTiles.map((tile) => tile.item));
  const otherItems = offer.items.filter(({ item }) => !shownItems.has(item));
  return itemsByKind(otherItems, gameItems).map(({ kind, items }) => {
    const name = kind?.names[locale] ?? shop.unknownKind;
    return (
      <section key={kind?.id ?? ''}>
        <h3 className={styles.heading}>
          {shownItems.size > 0 ? messages.restOf(name) : name} <span>{messages.itemCount(items.length)}</span>
        </h3>
        <ul className={styles.names}>
          {items.map(({ item, level }) => (
            <li key={item}>
              <Tile look={itemLook(gameItems, item, locale)} size="name" />
              <span className={styles.name}>{itemName(gameItems, item, locale)}</span>
              <b className={styles.level}>{levelText(kind, level, locale)}</b>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

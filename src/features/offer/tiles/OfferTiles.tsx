import type { ReactNode } from 'react';
import { type GameItems, itemLook, itemName } from '@/features/search-state/gameItems';
import { ItemName } from '@/ui/components/display/ItemName';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { indexesOf } from './indexesOf';
import type { OfferTileList } from './listTiles';
import styles from './OfferTiles.module.css';

export type OfferTilesProps = {
  readonly shelf: OfferTileList;
  readonly lexicon: GameItems;
  readonly place: 'card' | 'detail';
  /** Light comes from above only where all that was asked for is there; `off` greys the whole shelf. */
  readonly light: 'lit' | 'dim' | 'off';
  /** How many tiles stand at most; if there are more, the last place says how many. */
  readonly most: number;
  /** The price, where it stands on the shelf. */
  readonly children?: ReactNode;
};

/** The shelf of an offer: the wanted items under the lamp, each with its level. */
export function OfferTiles({ shelf, lexicon, place: size, light, most, children }: OfferTilesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { tiles } = shelf;
  const standing = tiles.length > most ? tiles.slice(0, most - 1) : tiles;
  const left = tiles.length - standing.length;
  const many = standing.length > 3 ? styles.many : '';
  const wanted = shelf.wanted ? styles.wanted : '';
  return (
    <ul
      className={`${styles.shelf} ${styles[size]} ${styles[light]} ${many} ${wanted}`}
      aria-label={shelf.wanted ? shop.shelf : shop.shelfRarest}
    >
      {indexesOf(standing).map(([place, { item, state, badge }]) => {
        const name = itemName(lexicon, item, locale);
        const rarity = lexicon.roster.byId.get(item)?.rarity ?? '';
        const badgeProps = badge === '' ? {} : { badge };
        return (
          <li key={place} className={styles.stand}>
            <Tile
              look={itemLook(lexicon, item)}
              size={size}
              state={state}
              {...badgeProps}
              label={shop.shelfTile(name, rarity, badge)}
            />
            <span className={styles.name} aria-hidden="true">
              <ItemName name={name} />
            </span>
          </li>
        );
      })}
      {left > 0 && (
        <li className={styles.left} title={shop.moreWants(left)}>
          +{left}
        </li>
      )}
      {children ? <li className={styles.price}>{children}</li> : null}
    </ul>
  );
}

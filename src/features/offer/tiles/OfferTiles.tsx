import type { ReactNode } from 'react';
import { type GameItems, itemLook, itemName } from '@/features/search-state/gameItems';
import { ItemName } from '@/ui/components/display/ItemName';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { OfferTileList } from './listTiles';
import styles from './OfferTiles.module.css';

export type OfferTilesProps = {
  readonly tileList: OfferTileList;
  readonly gameItems: GameItems;
  readonly size: 'card' | 'detail';
  /** `lit` if every want is met; `off` greys all tiles. */
  readonly light: 'lit' | 'dim' | 'off';
  /** Maximum number of tiles; if there are more items, the last tile shows their number. */
  readonly max: number;
  /** The price, in layouts with the price beside the tiles. */
  readonly children?: ReactNode;
};

/** The wanted items of an offer as tiles, each with its level. */
export function OfferTiles({ tileList, gameItems, size, light, max, children }: OfferTilesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { tiles, isWanted } = tileList;
  const shown = tiles.length > max ? tiles.slice(0, max - 1) : tiles;
  const hiddenCount = tiles.length - shown.length;
  const many = shown.length > 3 ? styles.many : '';
  const wanted = isWanted ? styles.wanted : '';
  return (
    <ul
      className={`${styles.tiles} ${styles[size]} ${styles[light]} ${many} ${wanted}`}
      aria-label={isWanted ? shop.wantedItems : shop.rarestItems}
    >
      {shown.map(({ item, state, badge, name: ambiguousName }) => {
        const name = ambiguousName ?? itemName(gameItems, item, locale);
        const rarity = ambiguousName === undefined ? (gameItems.roster.byId.get(item)?.rarity ?? '') : '';
        const badgeProps = badge === '' ? {} : { badge };
        return (
          <li key={item} className={styles.tile}>
            <Tile
              look={itemLook(gameItems, item)}
              size={size}
              state={state}
              {...badgeProps}
              label={shop.tileLabel(name, rarity, badge)}
            />
            <span className={styles.name} aria-hidden="true">
              <ItemName name={name} />
            </span>
          </li>
        );
      })}
      {hiddenCount > 0 && (
        <li className={styles.hiddenCount} title={shop.moreWants(hiddenCount)}>
          +{hiddenCount}
        </li>
      )}
      {children ? <li className={styles.price}>{children}</li> : null}
    </ul>
  );
}

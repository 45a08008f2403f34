import type { ReactNode } from 'react';
import type { GameItems } from '@/features/search-state/gameItems';
import { ItemName } from '@/ui/components/display/ItemName';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { OfferTileList } from './listTiles';
import styles from './OfferTiles.module.css';
import { tileLabel, tileLook, tileName } from './tileName';

export type OfferTilesProps = {
  readonly tileList: OfferTileList;
  readonly gameItems: GameItems;
  /** `lit` if every want is met; `off` greys all tiles. */
  readonly light: 'lit' | 'dim' | 'off';
  /** Maximum number of tiles; if there are more items, the last tile shows their number. */
  readonly max: number;
  /** The price. */
  readonly children: ReactNode;
};

/** The wanted items of an offer as large tiles with their names and levels. */
export function OfferTiles({ tileList, gameItems, light, max, children }: OfferTilesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { tiles, isWanted } = tileList;
  const shown = tiles.length > max ? tiles.slice(0, max - 1) : tiles;
  const hiddenCount = tiles.length - shown.length;
  const wanted = isWanted ? styles.wanted : '';
  return (
    <ul
      className={`${styles.tiles} ${styles[light]} ${wanted}`}
      aria-label={isWanted ? shop.wantedItems : shop.rarestItems}
    >
      {shown.map((tile) => (
        <li key={tile.item} className={styles.tile}>
          <Tile
            look={tileLook(tile, gameItems, locale)}
            size="detail"
            state={tile.state}
            {...(tile.caption !== '' && { caption: tile.caption })}
            label={tileLabel(tile, gameItems, locale, shop)}
          />
          <span className={styles.name} aria-hidden="true">
            <ItemName name={tileName(tile, gameItems, locale)} />
          </span>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li className={styles.hiddenCount} title={shop.moreWants(hiddenCount)}>
          +{hiddenCount}
        </li>
      )}
      <li className={styles.price}>{children}</li>
    </ul>
  );
}
